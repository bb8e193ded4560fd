import { type Locale, PALETTE, type Reference, SEASONS } from '@toile/contracts';
import { conceptOf, conceptOfTag } from '@toile/vocabulary';
import type pg from 'pg';
import { type Named, NameWords } from '../domain/name-words.js';
import type { Reading } from '../domain/read-atoms.js';
import { type Understood, understand } from '../domain/understand.js';
import type { LookSearchDto } from '../dto/listing-query.dto.js';
import type { CurrentIndex, LookIndexSynchroniser, Names } from '../look-index/look-index-synchroniser.js';
import type { IndexQuery } from '../look-index/query.js';
import { plainWords } from './plain-words.js';
import { TagCategories } from './tag-categories.js';

/** A search as the index takes it, and how its words were understood. */
export interface LookQuery {
  current: CurrentIndex;
  query: IndexQuery;
  /** Undefined where there were none. */
  understood: Understood | undefined;
  reading: Reading;
}

/** Searches of looks as questions to the index. */
export class LookQueries {
  readonly #categories: TagCategories;

  constructor(
    private readonly pool: pg.Pool,
    private readonly looksByValue: LookIndexSynchroniser,
  ) {
    this.#categories = new TagCategories(pool);
  }

  async of(search: LookSearchDto): Promise<LookQuery> {
    const [current, { type, season, city, designer, collection, model, tags, colours, anyTag }] =
      await Promise.all([this.looksByValue.current(), this.#categories.narrow(search)]);
    const reading = readingOf(current.names, search.language ?? 'en');
    const text = search.search?.normalize('NFC').trim();
    const understood = text ? understand(text, reading) : undefined;
    const query: IndexQuery = {
      type,
      season,
      city,
      designer,
      collection,
      model,
      tags,
      anyTag,
      colours: colours?.map(paletteOf),
      clauses: understood?.clauses,
      words: await plainWords(this.pool, understood?.unknown.map(({ text }) => text).join(' ')),
    };
    return { current, query, understood, reading };
  }
}

/** Colours of the palette: those of a tone, or the one that is called so; none for what is no colour. */
export const paletteOf = (slug: string): string[] =>
  PALETTE.filter((colour) => colour.tone === slug || colour.slug === slug).map((colour) => colour.slug);

/** Names are put in order once for each state of the catalogue. */
const known = new WeakMap<Names, NameWords>();

function readingOf(names: Names, locale: Locale): Reading {
  let words = known.get(names);
  if (!words) {
    words = new NameWords(namedIn(names));
    known.set(names, words);
  }
  return { locale, names: words, seasons: SEASONS, today: new Date().toISOString().slice(0, 10) };
}

/** Brands and models, and whatever else the vocabulary has no words for. */
function namedIn(names: Names): Named {
  const found: Record<'designer' | 'individual' | 'tag' | 'city' | 'type', Reference[]> = {
    designer: [],
    individual: [],
    tag: [],
    city: [],
    type: [],
  };
  for (const [key, { name }] of names) {
    const [kind = '', slug = ''] = key.split('/');
    const isKnown = kind === 'tag' ? conceptOfTag(slug) : conceptOf(kind as 'city', slug);
    if (Object.hasOwn(found, kind) && !isKnown) found[kind as 'city'].push({ slug, name });
  }
  const { individual, ...others } = found;
  return { ...others, model: individual };
}
