'use client';
import '@fontsource-variable/noto-sans-sc/index.css';
import '@fontsource-variable/noto-serif-sc/index.css';

/** Brings the Chinese typefaces; only pages in Chinese load them, and only the characters they use. Draws nothing. */
export default function ChineseType() {
  return null;
}
