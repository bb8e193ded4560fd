import { Inject, Injectable } from '@nestjs/common';
import { type Locale, PALETTE, type Reference, SEASONS, TONES } from '@toile/contracts';
import { currentVocabulary, tagInPlaceOf, type Vocabulary } from '@toile/vocabulary';
import type { Reading } from '@toile/vocabulary/understanding';
import { type Named, NameWords } from '@toile/vocabulary/understanding';
import type pg from 'pg';
import { coloursNear } from '../../../kernel/colours/nearest-colour.js';
import { POOL } from '../../../kernel/tokens.js';
import { type Understood, understand } from '../domain/understand.js';
import type { CollectionSearchDto, LookSearchDto } from '../dto/listing-query.dto.js';
import { type CurrentIndex, IndexSynchroniser, type Names } from '../search-index/index-synchroniser.js';
import type { Clause, IndexQuery } from '../search-index/query.js';
import { wantedWords } from './plain-words.js';
import { TagCategories } from './tag-categories.js';

/** The filters of any listing. */
export type Search = LookSearchDto & Pick<CollectionSearchDto, 'live'>;

/** A search as the index takes it, and how its words were understood. */
export interface AskedOfIndex {
  current: CurrentIndex;
  query: IndexQuery;
  /** Undefined where there were none. */
  understood: Understood | undefined;
  reading: Reading;
}

/** Searches as questions to the index. */
@Injectable()
export class IndexQueries {
  readonly #read = new WeakMap<Search, Promise<AskedOfIndex>>();

  constructor(
    @Inject(POOL) private readonly pool: pg.Pool,
    private readonly synchroniser: IndexSynchroniser,
    private readonly categories: TagCategories,
  ) {}

  /** A search that is asked for its page, its facets and its words is read once, and all of them of the same index. */
  of(search: Search): Promise<AskedOfIndex> {
    const known = this.#read.get(search) ?? this.#ask(search);
    this.#read.set(search, known);
    return known;
  }

  async version(): Promise<string> {
    return (await this.synchroniser.current()).version;
  }

  async #ask(search: Search): Promise<AskedOfIndex> {
    const [current, sorted] = await Promise.all([this.synchroniser.current(), this.categories.all()]);
    const { type, season, city, designer, collection, model, tags, colours, category, live } = search;
    const reading = readingOf(current.names, search.language ?? 'en');
    const text = search.search?.normalize('NFC').trim();
    const understood = text ? understand(text, reading) : undefined;
    const isAnywhere = colours !== undefined && search.colours_in === 'anywhere';
    const unknown = understood?.unknown.map((words) => words.text).join(' ');
    const query: IndexQuery = {
      type,
      season,
      city,
      designer,
      collection,
      model,
      live,
      tags: tagsInPlaceOf(tags),
      // Something is of a category when it has one of its tags at least.
      anyTag: category ? sorted.of(category) : undefined,
      colours: isAnywhere ? undefined : colours?.map(paletteOf),
      clauses: isAnywhere ? [...(understood?.clauses ?? []), ...colours.map(anywhere)] : understood?.clauses,
      words: await wantedWords(this.pool, unknown, current.names),
    };
    return { current, query, understood, reading };
  }
}

/** A link to a tag that was merged finds what has the other one. */
export const tagsInPlaceOf = (tags: readonly string[] | undefined): string[] | undefined =>
  tags && [...new Set(tags.map((slug) => tagInPlaceOf({ slug, name: '' }).slug))];

/** Of any garment, however little the picture shows of it. */
const anywhere = (slug: string): Clause => ({
  anyOf: [[{ colours: { slugs: paletteOf(slug), words: [] }, anywhere: true }]],
  not: false,
});

const HEX = /^[0-9a-f]{6}$/;

/** Colours of the palette: those of a tone, the one that is called so, or those that look like `rrggbb`; none for what is no colour. */
export const paletteOf = (slug: string): readonly string[] =>
  PALETTES.get(slug) ?? (HEX.test(slug) ? coloursNear(`#${slug}`).map((colour) => colour.slug) : []);

const PALETTES = new Map<string, readonly string[]>([
  ...PALETTE.map(({ slug }) => [slug, [slug]] as const),
  ...TONES.map(
    ({ slug }) => [slug, PALETTE.filter(({ tone }) => tone === slug).map((one) => one.slug)] as const,
  ),
]);

/** Names are put in order once for each state of the catalogue and of the vocabulary. */
const known = new WeakMap<Names, { words: NameWords; vocabulary: Vocabulary }>();

/** How texts of a language are read with these names. */
export function readingOf(names: Names, locale: Locale): Reading {
  const vocabulary = currentVocabulary();
  let named = known.get(names);
  if (named?.vocabulary !== vocabulary) {
    named = { words: new NameWords(namedIn(names, vocabulary)), vocabulary };
    known.set(names, named);
  }
  return {
    vocabulary,
    locale,
    names: named.words,
    seasons: SEASONS,
    today: new Date().toISOString().slice(0, 10),
  };
}

/** Brands and models, and whatever else the vocabulary has no words for. */
function namedIn(names: Names, vocabulary: Vocabulary): Named {
  const found: Record<'designer' | 'individual' | 'tag' | 'city' | 'type', Reference[]> = {
    designer: [],
    individual: [],
    tag: [],
    city: [],
    type: [],
  };
  for (const [key, { name }] of names) {
    const [kind = '', slug = ''] = key.split('/');
    const isKnown =
      kind === 'tag' ? vocabulary.conceptOfTag(slug) : vocabulary.conceptOf(kind as 'city', slug);
    if (Object.hasOwn(found, kind) && !isKnown) found[kind as 'city'].push({ slug, name });
  }
  const { individual, ...others } = found;
  return { ...others, model: individual };
}
