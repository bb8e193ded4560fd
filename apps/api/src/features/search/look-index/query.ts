export const DIMENSIONS = ['type', 'city', 'season', 'designer'] as const;
export type Dimension = (typeof DIMENSIONS)[number];
export type TermKind = Dimension | 'tag' | 'model' | 'collection';

/** What is asked of an index; every part must hold. */
export interface IndexQuery extends Partial<Record<Dimension | 'model' | 'collection', string | undefined>> {
  /** All of them. */
  tags?: readonly string[] | undefined;
  /** One of them at least. */
  anyTag?: readonly string[] | undefined;
  /** Plain words, each of which must be a part of some word of the look, or of a name of what it has. */
  words?: readonly string[] | undefined;
}

/** What a query narrows to, the fewest looks first. */
export function termsOf(query: IndexQuery): [TermKind, string][] {
  const one = (kind: TermKind, slug: string | undefined): [TermKind, string][] =>
    slug === undefined ? [] : [[kind, slug]];
  return [
    ...one('collection', query.collection),
    ...one('model', query.model),
    ...one('designer', query.designer),
    ...(query.tags ?? []).map((slug): [TermKind, string] => ['tag', slug]),
    ...one('season', query.season),
    ...one('city', query.city),
    ...one('type', query.type),
  ];
}
