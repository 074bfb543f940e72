/** Shapes that several pictures use. */

/** A fir of three tiers on its trunk. */
export function fir(x: number, foot: number, height: number): string {
  const tier = (top: number, low: number, half: number) =>
    `M${x} ${foot - height * top}l${height * half} ${height * (top - low)}h${-2 * height * half}z`;
  const trunk = `M${x - height * 0.04} ${foot}v${-height * 0.14}h${height * 0.08}v${height * 0.14}z`;
  return trunk + tier(1, 0.58, 0.16) + tier(0.76, 0.32, 0.23) + tier(0.5, 0.1, 0.3);
}

/** The side of a fir that the light does not reach. */
export function firShade(x: number, foot: number, height: number): string {
  const half = (top: number, low: number, width: number) =>
    `M${x} ${foot - height * top}l${height * width} ${height * (top - low)}h${-height * width}z`;
  return half(1, 0.58, 0.16) + half(0.76, 0.32, 0.23) + half(0.5, 0.1, 0.3);
}

/** Lit windows in rows; which ones are lit follows from the seed. */
export function windows(x: number, y: number, columns: number, rows: number, seed: number, step = 5): string {
  let path = '';
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      if ((row * 7 + column * 11 + seed * 5) % 6 < 2)
        path += `M${x + column * step} ${y + row * (step + 1)}h2.2v3h-2.2z`;
    }
  }
  return path;
}
