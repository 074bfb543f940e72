async () => {
  /** Rounding, in pixels. */
  const SLACK = 1.5;
  /** The ring around what has the focus. */
  const RING = 3;
  /** Smaller text cannot be read. */
  const SMALLEST = 8;
  const CONTROLS = '[data-area=question] button, [data-offered]';
  const ENDS = '[data-do=end-turn], [data-verb=end-turn]';
  const faults = new Set();

  const styleOf = (element) => getComputedStyle(element);
  const area = (name) => document.querySelector(`[data-area=${name}]`);
  const isShown = (element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && styleOf(element).visibility === 'visible' && !element.closest('.unseen');
  };
  const find = (selector, within = document) => [...within.querySelectorAll(selector)].filter(isShown);
  const nameOf = (element) =>
    element.dataset.thing ?? element.dataset.do ?? element.textContent.replace(/\s+/g, ' ').trim().slice(0, 40);
  const classOf = (element) => `${element.tagName.toLowerCase()}.${element.classList[0] ?? ''}`;
  const scrolls = (element) => /auto|scroll/.test(styleOf(element).overflow);
  const hides = (element) => /hidden|clip/.test(styleOf(element).overflow) || element.tagName === 'svg';
  const grown = ({ x, y, width, height }, by) => new DOMRect(x - by, y - by, width + 2 * by, height + 2 * by);
  const leaves = (inner, outer) =>
    inner.left < outer.left - SLACK ||
    inner.right > outer.right + SLACK ||
    inner.top < outer.top - SLACK ||
    inner.bottom > outer.bottom + SLACK;
  const overlap = (a, b) => ({
    wide: Math.min(a.right, b.right) - Math.max(a.left, b.left),
    high: Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
  });

  /** What cuts a box off: something around it that hides it, or that scrolls and does not show that it does. */
  const cutter = (around, box) => {
    for (let at = around; at && at !== document.body; at = at.parentElement) {
      const edge = at.getBoundingClientRect();
      if (!leaves(box, edge)) continue;
      if (scrolls(at) && at.dataset.more) box = edge;
      else if (scrolls(at) || hides(at)) return at;
    }
    return leaves(box, new DOMRect(0, 0, innerWidth, innerHeight)) ? document.body : null;
  };

  /** The part of a box that is not scrolled away. */
  const visible = (element) => {
    let { left, top, right, bottom } = element.getBoundingClientRect();
    for (let at = element.parentElement; at; at = at.parentElement) {
      if (!scrolls(at)) continue;
      const edge = at.getBoundingClientRect();
      [left, top] = [Math.max(left, edge.left), Math.max(top, edge.top)];
      [right, bottom] = [Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
    }
    return { left, top, right, bottom };
  };

  const settle = async () => {
    for (const news of find('[data-do=dismiss]')) news.click();
    await new Promise(requestAnimationFrame);
    for (const moving of document.getAnimations())
      if (Number.isFinite(moving.effect?.getComputedTiming().endTime)) moving.finish();
  };

  /** Everything that belongs to the decision is on the screen as a whole, with its ring; a map is moved by hand. */
  const checkEdges = () => {
    for (const control of find(`${CONTROLS}, [data-area=question] .text`)) {
      const ring = control.matches('[data-choice], :not(svg *)[data-thing]') ? RING : 0;
      const cut = cutter(control.parentElement, grown(control.getBoundingClientRect(), ring));
      if (cut && !cut.matches('.map')) faults.add(`cut off: ${nameOf(control)} by ${classOf(cut)}`);
    }
  };

  /** Nothing lies over what can be picked. */
  const checkCovers = () => {
    for (const control of find(CONTROLS)) {
      const drawing = control.closest('svg');
      if (drawing?.matches('.map')) continue;
      if (!drawing) control.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const { left, top, right, bottom } = visible(control);
      const shares = [0.5, 0.15, 0.85];
      const hits = shares.flatMap((a) =>
        shares.map((b) => document.elementFromPoint(left + a * (right - left), top + b * (bottom - top))),
      );
      const isFree = (hit) =>
        hit && (drawing?.contains(hit) || control.contains(hit) || hit.contains(control) || hit.closest('[data-offered]'));
      const over = hits.find((hit) => !isFree(hit));
      if (drawing ? !hits.some(isFree) : over !== undefined)
        faults.add(`covered: ${nameOf(control)} by ${over ? classOf(over) : 'nothing'}`);
    }
  };

  /** Things that lie side by side do not overlap. */
  const checkOverlaps = () => {
    for (const name of ['own', 'others', 'question']) {
      const part = area(name);
      const pieces = part ? find('[data-thing], button, .text', part).filter((one) => !one.closest('svg')) : [];
      pieces.forEach((one, n) => {
        for (const other of pieces.slice(n + 1)) {
          const { wide, high } = overlap(visible(one), visible(other));
          const isInside = one.contains(other) || other.contains(one);
          if (!isInside && wide > 2 && high > 2) faults.add(`overlaps: ${nameOf(one)} and ${nameOf(other)}`);
        }
      });
    }
  };

  const linesOf = (node, size) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()].map((line) => {
      const spare = Math.max(0, (line.height - size) / 2);
      return new DOMRect(line.x, line.y + spare, line.width, line.height - 2 * spare);
    });
  };

  /** Text is whole; only a card that cannot be picked now may leave the end of its text to its tooltip. */
  const checkTexts = () => {
    for (const part of [area('question'), area('own')]) {
      if (!part || !isShown(part)) continue;
      const nodes = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
        const holder = node.parentElement;
        if (!node.data.trim() || !isShown(holder)) continue;
        if (styleOf(holder).webkitLineClamp !== 'none' && !holder.closest('[data-offered]')) continue;
        const lines = linesOf(node, parseFloat(styleOf(holder).fontSize));
        const cut = lines.map((line) => cutter(holder, line)).find((found) => found !== null);
        if (cut) faults.add(`text cut: ${node.data.trim().slice(0, 40)} by ${classOf(cut)}`);
      }
    }
  };

  /** Text in drawings can be read, and pawns do not stand on what lies there. */
  const checkDrawings = () => {
    for (const text of find('[data-area=board] svg:not(.map) text')) {
      const size = parseFloat(styleOf(text).fontSize) * Math.abs(text.getScreenCTM()?.a ?? 1);
      if (size < SMALLEST) faults.add(`tiny text: ${text.textContent.trim()} ${size.toFixed(1)} px`);
    }
    const kinds = ['stock', 'display', 'pile', 'stack'].map((kind) => `[data-thing^="${kind}:"]`);
    const lying = find(`[data-area=board] :is(.known, ${kinds.join(', ')})`);
    for (const pawn of find('[data-area=board] [data-thing^="hero:"] .figure'))
      for (const thing of lying) {
        const { wide, high } = overlap(pawn.getBoundingClientRect(), thing.getBoundingClientRect());
        if (wide > 2 && high > 3) faults.add(`pawn on ${thing.dataset.thing ?? 'the known tiles'}`);
      }
  };

  await settle();
  checkEdges();
  checkTexts();
  checkOverlaps();
  checkCovers();
  checkDrawings();
  const box = (element) => element.getBoundingClientRect().toJSON();
  const board = area('board');
  return {
    faults: [...faults],
    board: board && isShown(board) ? box(board) : null,
    ends: find(ENDS).map(box),
    answers: find('[data-area=question] button').filter((one) => !one.matches(ENDS)).map(box),
  };
}
