import type { Locale } from '@toile/contracts';
import { pathOf, type RouteName, type RouteParameters } from '@toile/contracts/routes';
import { localised } from './localised';

/** A page's path in a language, from its route name: `/fr/look/{slug}`. */
export function href<Name extends RouteName>(
  locale: Locale,
  name: Name,
  parameters: RouteParameters<Name>,
): string {
  return localised(locale, pathOf(name, parameters));
}
