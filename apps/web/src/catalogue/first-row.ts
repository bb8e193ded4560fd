/** So many cards of a grid are on the screen at once: their pictures are asked for first. */
export const FIRST_ROW = 4;
