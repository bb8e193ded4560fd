/** The ink of everything that is printed. */
export const INK = '#17161a';
export const SOFT = '#6b6a70';
export const FAINT = '#dcd8d2';
export const ACCENT = '#8d1a2f';
/** More and less than before, as on screen (`--rise`, `--fall`). */
export const RISE = '#2c6b4d';
export const FALL = '#8c1d2f';
