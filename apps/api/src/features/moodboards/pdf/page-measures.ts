/** A4 landscape, in points. */
export const PAGE = { width: 841.89, height: 595.28 };
/** What is inside the margins and above the foot. */
export const CONTENT = { x: 42, y: 42, width: PAGE.width - 84, height: PAGE.height - 42 - 52 };

export const CANVAS = '#efedea';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
