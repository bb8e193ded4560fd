import type { Locale } from '@toile/contracts';

/** A path without prefix, in a language. */
export function localised(locale: Locale, path: string): string {
  return `/${locale}${path === '/' ? '' : path}`;
}

/** The same address in another language; a path without prefix gets one. */
export function inLanguage(path: string, locale: Locale): string {
  const [, first = '', ...rest] = path.split('/');
  const bare = /^[a-z]{2}$/.test(first) ? rest : [first, ...rest];
  return localised(locale, `/${bare.join('/')}`);
}
