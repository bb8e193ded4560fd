import type { Locale } from '@toile/contracts';
import { pathOf, type RouteName, type RouteParameters } from '@toile/contracts/routes';

/** A page's path in a language, from its route name: `/fr/look/{slug}`. */
export function href<Name extends RouteName>(
  locale: Locale,
  name: Name,
  parameters: RouteParameters<Name>,
): string {
  return localised(locale, pathOf(name, parameters));
}

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
