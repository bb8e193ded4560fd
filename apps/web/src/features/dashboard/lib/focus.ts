/** Pages about one trend, one brand or one season: their slug, the field that names it, the filter of looks it means. */
export const FOCUSES = {
  'trend-focus': { field: 'trend', filter: 'tags', kind: 'trend' },
  'brand-focus': { field: 'brand', filter: 'designer', kind: 'brand' },
  'season-focus': { field: 'season', filter: 'season', kind: 'season' },
} as const;
export type FocusSlug = keyof typeof FOCUSES;

export const isFocus = (slug: string): slug is FocusSlug => Object.hasOwn(FOCUSES, slug);

/** The query of the looks a focus is about, a brand or a season it is narrowed to included; null when it names nothing. */
export function focusQuery(
  slug: FocusSlug,
  given: Record<string, string | string[] | undefined>,
): string | null {
  const one = (key: string) => [given[key] ?? ''].flat()[0]?.trim() ?? '';
  if (!one(FOCUSES[slug].field)) return null;
  const query = new URLSearchParams();
  for (const { field, filter } of Object.values(FOCUSES)) if (one(field)) query.set(filter, one(field));
  return `?${query}`;
}
