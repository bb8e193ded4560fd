import type { Locale } from '@toile/contracts';
import { chinese } from './chinese.js';
import type { Copy } from './copy.js';
import { english } from './english.js';
import { french } from './french.js';
import { italian } from './italian.js';
import { spanish } from './spanish.js';

export type { Copy } from './copy.js';
export const COPY: Readonly<Record<Locale, Copy>> = {
  en: english,
  es: spanish,
  fr: french,
  it: italian,
  zh: chinese,
};
