/** The ink of everything that is printed. */
export const INK = '#17161a';
export const SOFT = '#6b6a70';
export const FAINT = '#dcd8d2';
export const ACCENT = '#8d1a2f';
