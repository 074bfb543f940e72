/** The shape of each seat on a field of 24 x 24: circle, triangle, square, diamond. */
export const SHAPES = [
  'M12 2.5a9.5 9.5 0 1 1 0 19a9.5 9.5 0 1 1 0-19z',
  'M12 2.2a1.6 1.6 0 0 1 1.4.8l9 15.7a1.6 1.6 0 0 1-1.4 2.4H3a1.6 1.6 0 0 1-1.4-2.4l9-15.7a1.6 1.6 0 0 1 1.4-.8z',
  'M5 3.2h14a1.8 1.8 0 0 1 1.8 1.8v14a1.8 1.8 0 0 1-1.8 1.8H5A1.8 1.8 0 0 1 3.2 19V5A1.8 1.8 0 0 1 5 3.2z',
  'M13.2 1.4l9.4 9.4a1.7 1.7 0 0 1 0 2.4l-9.4 9.4a1.7 1.7 0 0 1-2.4 0l-9.4-9.4a1.7 1.7 0 0 1 0-2.4l9.4-9.4a1.7 1.7 0 0 1 2.4 0z',
] as const;
/** The baseline of a letter or number in the shape: lower in the triangle, which is wide at the bottom. */
export const BASELINE = [16.4, 18.6, 16.4, 16.4];
