async () => {
  const MARGIN = 1.5;
  const faults = [];
  const area = (name) => document.querySelector(`[data-area=${name}]`);
  const styleOf = (element) => getComputedStyle(element);
  const isShown = (element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && styleOf(element).visibility === 'visible' && !element.closest('.unseen');
  };
  const find = (selector, within = document) => [...within.querySelectorAll(selector)].filter(isShown);
  const called = (element) =>
    element.dataset.thing ?? element.dataset.do ?? element.textContent.replace(/\s+/g, ' ').trim().slice(0, 40);
  const tell = (what, element, more = '') => faults.push(`${what}: ${called(element)} ${more}`.trim());
  const isOver = (inner, outer) =>
    inner.left < outer.left - MARGIN ||
    inner.right > outer.right + MARGIN ||
    inner.top < outer.top - MARGIN ||
    inner.bottom > outer.bottom + MARGIN;
  const screen = new DOMRect(0, 0, innerWidth, innerHeight);
  const scrolls = (element) => /auto|scroll/.test(styleOf(element).overflow);
  const clips = (element) => /hidden|clip/.test(styleOf(element).overflow) || element.tagName === 'svg';
  const classOf = (element) => `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`.replace(/ ?s(velte)?-\w+/g, '');

  /** What cuts a box off: an ancestor that hides it, or one that scrolls without showing that it does. */
  const cutter = (element, box) => {
    for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
      if (!isOver(box, at.getBoundingClientRect())) continue;
      if (scrolls(at)) {
        if (!at.dataset.more) return at;
        box = at.getBoundingClientRect();
      } else if (clips(at)) return at;
    }
    return isOver(box, screen) ? document.body : null;
  };

  for (const news of find('[data-do=dismiss]')) news.click();
  await new Promise(requestAnimationFrame);
  document
    .getAnimations()
    .filter((one) => Number.isFinite(one.effect?.getComputedTiming().endTime))
    .forEach((one) => one.finish());

  const controls = find('[data-area=question] button, [data-area=question] .text, [data-offered]');
  for (const control of controls) {
    const cut = cutter(control, control.getBoundingClientRect());
    if (cut && !cut.matches('.map')) tell('cut off', control, `by ${classOf(cut)}`);
  }

  /** The part of a box that is not scrolled away. */
  const visible = (element) => {
    const box = element.getBoundingClientRect();
    let [left, top, right, bottom] = [box.left, box.top, box.right, box.bottom];
    for (let at = element.parentElement; at; at = at.parentElement) {
      if (!scrolls(at)) continue;
      const edge = at.getBoundingClientRect();
      [left, top] = [Math.max(left, edge.left), Math.max(top, edge.top)];
      [right, bottom] = [Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
    }
    return { left, top, right, bottom };
  };

  /** What can be picked is not covered by anything else. */
  const isHit = (control, x, y) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (control.contains(hit) || hit.contains(control) || hit.closest('[data-offered]') !== null);
  };
  for (const control of find('[data-area=question] button, [data-offered]')) {
    if (!control.closest('svg')) control.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { left, top, right, bottom } = visible(control);
    const [width, height] = [right - left, bottom - top];
    const points = [0.5, 0.15, 0.85].flatMap((a) => [0.5, 0.15, 0.85].map((b) => [left + a * width, top + b * height]));
    const drawing = control.closest('svg');
    const isDrawn = drawing !== null;
    const free = points.filter(([x, y]) => isHit(control, x, y) || drawing?.contains(document.elementFromPoint(x, y)));
    if (isDrawn ? free.length === 0 : free.length < points.length) {
      const [x, y] = points.find((point) => !free.includes(point));
      const by = document.elementFromPoint(x, y);
      if (drawing?.matches('.map')) continue; // a map is moved by hand
      tell('covered', control, by ? `by ${classOf(by)}` : 'by nothing');
    }
  }

  /** Things that lie side by side do not overlap. */
  const pieces = ['own', 'others', 'question'].flatMap((name) => {
    const part = area(name);
    return part ? find('[data-thing], button, .text', part).filter((one) => !one.closest('svg')) : [];
  });
  pieces.forEach((one, n) => {
    const a = visible(one);
    for (const other of pieces.slice(n + 1)) {
      if (one.contains(other) || other.contains(one)) continue;
      const b = visible(other);
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (wide > 2 && high > 2 && one.closest('[data-area]') === other.closest('[data-area]'))
        tell('overlaps', one, `with ${called(other)}`);
    }
  });

  /** Text is whole. */
  for (const name of ['question', 'own']) {
    const part = area(name);
    if (!part || !isShown(part)) continue;
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const holder = node.parentElement;
      if (!node.data.trim() || !isShown(holder)) continue;
      if (styleOf(holder).webkitLineClamp !== 'none' && !holder.closest('[data-offered]')) continue; // its tooltip has the rest
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const glyphs of range.getClientRects()) {
        const spare = Math.max(0, (glyphs.height - parseFloat(styleOf(holder).fontSize)) / 2);
        const line = new DOMRect(glyphs.x, glyphs.y + spare, glyphs.width, glyphs.height - 2 * spare);
        const cut = cutter(node.parentElement.firstElementChild ?? holder, line) ?? (isOver(line, holder.getBoundingClientRect()) && clips(holder) ? holder : null);
        if (cut) {
          faults.push(`text cut in ${name}: ${node.data.trim().slice(0, 40)} by ${classOf(cut)}`);
          break;
        }
      }
    }
  }

  /** Text in drawings is large enough to read. */
  for (const text of find('[data-area=board] svg:not(.map) text')) {
    const size = parseFloat(styleOf(text).fontSize) * Math.abs(text.getScreenCTM()?.a ?? 1);
    if (size < 8) faults.push(`tiny text: ${text.textContent.trim()} ${size.toFixed(1)} px`);
  }

  /** Pawns stand beside what lies there, not on it. */
  const figures = find('[data-area=board] [data-thing^="hero:"] .figure');
  const lying = find('[data-area=board] .known, [data-thing^="stock:"], [data-thing^="display:"], [data-thing^="pile:"], [data-thing^="stack:"]');
  for (const figure of figures)
    for (const thing of lying) {
      const [a, b] = [figure.getBoundingClientRect(), thing.getBoundingClientRect()];
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (wide > 2 && high > 3) faults.push(`pawn on ${thing.dataset.thing ?? 'the strip'}: ${wide.toFixed(0)}x${high.toFixed(0)}`);
    }

  const box = (element) => element.getBoundingClientRect().toJSON();
  const board = area('board');
  const isEnd = '[data-do=end-turn], [data-verb=end-turn]';
  return {
    faults: [...new Set(faults)],
    board: board && isShown(board) ? box(board) : null,
    ends: find(isEnd).map(box),
    answers: find('[data-area=question] button').filter((one) => !one.matches(isEnd)).map(box),
  };
}
