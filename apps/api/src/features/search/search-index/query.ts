export const DIMENSIONS = ['type', 'city', 'season', 'designer'] as const;
export type Dimension = (typeof DIMENSIONS)[number];
export type TermKind = Dimension | 'tag' | 'model' | 'collection' | 'colour' | 'live';

/** Any of some slugs. Looks that say nothing of their garments are looked at by the words of their descriptions, too. */
export interface Wanted {
  slugs: readonly string[];
  words: readonly (readonly string[])[];
}

/**
 * One garment that is all of it; `unpatterned`: and has none of these patterns; `matching`: and another, of these kinds, has its
 * fabric, its pattern and its first colour.
 */
export interface WantedGarment {
  kinds?: Wanted;
  fabric?: Wanted;
  pattern?: Wanted;
  colours: readonly Wanted[];
  unpatterned?: Wanted;
  matching?: Wanted;
}

/** What a look must have: one garment that is all of something, colours, tags, or values of its show. */
export type Condition =
  | { garment: WantedGarment }
  /**
   * One of the colours the picture shows most; `anywhere`: of any of its garments, too; `throughout`: and all of its garments of
   * these kinds are of one of them.
   */
  | { colours: Wanted; anywhere: boolean; throughout?: readonly string[] }
  | { tags: Wanted }
  | { values: readonly { kind: TermKind; slugs: readonly string[] }[] };

/** One of several ways to be, each of which is all of its conditions; or none of them. */
export interface Clause {
  anyOf: Condition[][];
  not: boolean;
}

/** A plain word that must be a part of some word of an item, of one of its tags or models, or of a name it goes by. */
export interface WantedWord {
  text: string;
  /** It is a word of its own there: three letters are a part of too many others. */
  whole?: boolean;
  /** Values whose names hold it. */
  named: readonly { kind: Dimension; slugs: readonly string[] }[];
}

/** What is asked of an index; every part must hold. */
export interface IndexQuery
  extends Partial<Record<Dimension | 'model' | 'collection' | 'live', string | undefined>> {
  /** All of them. */
  tags?: readonly string[] | undefined;
  /** One of them at least. */
  anyTag?: readonly string[] | undefined;
  /** Of the palette: one of each list. */
  colours?: readonly (readonly string[])[] | undefined;
  clauses?: readonly Clause[] | undefined;
  words?: readonly WantedWord[] | undefined;
}

/** The values a query narrows to, the rarest first. */
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
    ...one('live', query.live),
  ];
}

/** The one thing that is asked beside types, cities, seasons and designers: a tag, `none`, or `more` than that. */
export function besideShows(query: IndexQuery): 'none' | 'more' | { tag: string } {
  const { type: _, city: __, season: ___, designer: ____, tags = [], ...others } = query;
  const { anyTag, colours = [], clauses = [], words = [], ...values } = others;
  // Of no tags at all there is none, which is not the same as any.
  const isMore = anyTag !== undefined || Object.values(values).some((value) => value !== undefined);
  if (isMore || colours.length + clauses.length + words.length > 0) return 'more';
  const [tag, ...more] = new Set(tags);
  return tag === undefined ? 'none' : more.length === 0 ? { tag } : 'more';
}
