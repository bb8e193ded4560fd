import { LANGUAGES } from '@toile/contracts';
import type { Scope } from '../scope/scope.js';

/** What a row of a language is called. */
export const languageRow = (scope: Scope) => (key: string) => ({
  label: LANGUAGES.find(({ slug }) => slug === key)?.name ?? key,
  tag_name: key,
  season_short: scope.season.short_name,
});

/** Languages by rank, then by name. */
export const inOrder = (keys: readonly string[], ranks: ReadonlyMap<string, number>): string[] =>
  [...keys].sort(
    (a, b) => (ranks.get(a) ?? keys.length + 1) - (ranks.get(b) ?? keys.length + 1) || a.localeCompare(b),
  );
