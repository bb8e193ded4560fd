import { Injectable } from '@nestjs/common';
import { drawn } from '../figure/brand-draws.js';
import { drawsOf, type Share } from '../figure/figure-row.js';
import type { Names } from '../scope/names.js';
import type { Brands, Scope } from '../scope/scope.js';
import { EACH_END } from './ends-of-days.js';
import { type Dimension, KEYS_OF_LOOK, lookParams, WHOLE } from './measure-params.js';
import { type LooksMeasurement, ScopedLooks } from './scoped-looks.js';

/** Brands, collections and models are counted of the whole only. */
interface Row {
  season: string;
  key: string;
  looks: number;
  brands: number;
  collections: number;
  models: number;
}
export type LookCounts = Omit<Row, 'season' | 'key'>;
const NONE = { looks: 0, brands: 0, collections: 0, models: 0 };

/** Tells categories from tags: no slug holds a colon. */
const CATEGORY = 'category:';
const textsOf = (keys: string) => `arrayMap(key -> toString(key), ${keys})`;
/** Tags and categories are counted by one query, which the figures of a page share: both take hardly longer than one. */
const OF_TAGS = `${textsOf(KEYS_OF_LOOK.tag)}, arrayMap(one -> concat('${CATEGORY}', one), ${textsOf(KEYS_OF_LOOK.category)})`;

/** @param by columns more that tell looks apart */
const sql = (looks: string, keys: string, by = '') => `
  SELECT season${by}, arrayJoin(arrayConcat(['${WHOLE}'], ${keys})) AS key,
    count() AS looks, uniqExactIf(designer, key = '${WHOLE}') AS brands, uniqExactIf(collection, key = '${WHOLE}') AS collections,
    uniqExactArrayIf(models, key = '${WHOLE}') AS models
  FROM (${looks}) GROUP BY season, key${by}`;

const AT_END = ', at_end';
/** Looks at each of several ends of days, a row for each. */
const atEachEndSql = (looks: string) => `SELECT *, at_end FROM (${looks}) ARRAY JOIN ${EACH_END} AS at_end`;

type PartsOfBrands = Pick<TagRow, 'designers' | 'parts'>;

/** What brands have of each key; collections and models are told with the brands. */
interface TagRow {
  season: string;
  key: string;
  looks: number;
  brands: number;
  designers: string[];
  parts: number[];
}
const sharesSql = (looks: string, keys: string) => `
  SELECT season, key, sum(own) AS looks, count() AS brands, groupArray(designer) AS designers, groupArray(own) AS parts
  FROM (
    SELECT season, toString(designer) AS designer, arrayJoin(arrayConcat(['${WHOLE}'], ${keys})) AS key, count() AS own
    FROM (${looks}) GROUP BY season, designer, key)
  GROUP BY season, key`;

/** The same at several ends of days, in numbers alone: not which brands. Looks that were there at the same ends are counted together. */
const sharesAtEndsSql = (looks: string, keys: string) => `
  SELECT season, key, at_end, sum(own) AS looks, uniqExact(designer) AS brands, [] AS designers, [] AS parts
  FROM (
    SELECT season, toString(designer) AS designer, held, arrayJoin(arrayConcat(['${WHOLE}'], ${keys})) AS key, count() AS own
    FROM (${looks}) GROUP BY season, designer, held, key)
  ARRAY JOIN ${EACH_END} AS at_end
  GROUP BY season, key, at_end`;

interface MeanRow {
  season: string;
  key: string;
  shares: number;
  looks: number;
  designers: string[];
  parts: number[];
}
const meanSql = (looks: string, dimension: Dimension) => `
  SELECT season, key, sum(part.looks / whole.looks) AS shares, sum(part.looks) AS looks,
    groupArray(toString(part.designer)) AS designers, groupArray(part.looks / whole.looks) AS parts
  FROM (
    SELECT season, designer, arrayJoin(arrayConcat(['${WHOLE}'], arrayMap(key -> toString(key), ${KEYS_OF_LOOK[dimension]}))) AS key,
      count() AS looks
    FROM (${looks}) GROUP BY season, designer, key) AS part
  INNER JOIN (
    SELECT season, designer, count() AS looks FROM (${looks}) GROUP BY season, designer) AS whole
    ON part.season = whole.season AND part.designer = whole.designer
  GROUP BY season, key`;

interface TaggedRow {
  season: string;
  key: string;
  looks: number;
  tagged: number;
}
const taggedSql = (looks: string, by = '') => `
  SELECT season${by}, designer AS key, count() AS looks, countIf(has(tags, {tag:String})) AS tagged
  FROM (${looks}) GROUP BY season, key${by}`;

/** Looks of L(S) by key, from catalogue facts: numerators and denominators of every runway share. */
@Injectable()
export class LooksQuery {
  private readonly draws = new WeakMap<PartsOfBrands, Float64Array>();

  constructor(private readonly scoped: ScopedLooks) {}

  by(dimension: Dimension, scope: Scope, names: Names, seasons: readonly string[], brands: Brands = []) {
    return dimension === 'brand'
      ? this.byBrand(scope, names, seasons, brands)
      : this.byTag(dimension, scope, names, seasons, brands);
  }

  private async byBrand(scope: Scope, names: Names, seasons: readonly string[], brands: Brands) {
    const keysOfLook = textsOf(KEYS_OF_LOOK.brand);
    const rows = await this.scoped.rowsAtItsTime<Row>(scope, seasons, {
      name: 'looks-by-brand',
      sql: (looks) => sql(looks, keysOfLook),
      atEndsSql: (looks) => sql(atEachEndSql(looks), keysOfLook, AT_END),
      params: lookParams(scope, names, seasons, brands),
    });
    const found = new Map(rows.map((one) => [`${one.season}/${one.key}`, one]));
    const of = (season: string, key: string): LookCounts => found.get(`${season}/${key}`) ?? NONE;
    const keys = [...new Set(rows.map((one) => one.key).filter((key) => key !== WHOLE))];
    const share = (season: string, key: string): Share => ({
      numerator: of(season, key).looks,
      denominator: of(season, WHOLE).looks,
    });
    return { keys, of, share };
  }

  private async byTag(
    dimension: 'tag' | 'category',
    scope: Scope,
    names: Names,
    seasons: readonly string[],
    brands: Brands,
  ) {
    const params = lookParams(scope, names, seasons, brands);
    const { keys, of, share } = await this.byKeys(scope, seasons, { name: 'tag', keys: OF_TAGS, params });
    const prefix = dimension === 'category' ? CATEGORY : '';
    const keyOf = (key: string) => (key === WHOLE ? key : `${prefix}${key}`);
    const own = keys.filter((key) => key.startsWith(CATEGORY) === (prefix === CATEGORY));
    return {
      keys: own.map((key) => key.slice(prefix.length)),
      of: (season: string, key: string) => of(season, keyOf(key)),
      share: (season: string, key: string) => share(season, keyOf(key)),
    };
  }

  /** By whatever keys SQL finds in a look. @param ask.where which looks are the whole; all of them where it is left out */
  async byKeys(
    scope: Scope,
    seasons: readonly string[],
    ask: { name: string; keys: string; params: LooksMeasurement['params']; where?: string },
  ) {
    const meant = (looks: string) => (ask.where ? `SELECT * FROM (${looks}) WHERE ${ask.where}` : looks);
    const rows = await this.scoped.rowsAtItsTime<TagRow>(scope, seasons, {
      name: `looks-by-${ask.name}`,
      sql: (looks) => sharesSql(meant(looks), ask.keys),
      atEndsSql: (looks) => sharesAtEndsSql(meant(looks), ask.keys),
      params: ask.params,
    });
    const found = new Map(rows.map((one) => [`${one.season}/${one.key}`, one]));
    const row = (season: string, key: string) => found.get(`${season}/${key}`);
    const of = (season: string, key: string): LookCounts => ({ ...NONE, ...row(season, key) });
    const shareOf = (own: Omit<TagRow, 'season' | 'key'> | undefined, whole: TagRow | undefined): Share => {
      const counted = {
        numerator: own?.looks ?? 0,
        denominator: whole?.looks ?? 0,
        brands: own?.brands ?? 0,
      };
      // One brand tells nothing of others.
      if (!whole || whole.brands < 2) return counted;
      const draws = () => parted(own ? this.drawn(own) : undefined, this.drawn(whole));
      return { ...counted, draws: drawsOf(scope, draws) };
    };
    const share = (season: string, key: string) => shareOf(row(season, key), row(season, WHOLE));
    /** Of several keys of which no look has two. */
    const together = (season: string, several: readonly string[]) =>
      shareOf(merged(several.flatMap((key) => row(season, key) ?? [])), row(season, WHOLE));
    const keys = new Set(rows.map((one) => one.key).filter((key) => key !== WHOLE));
    return { keys: [...keys], of, share, together };
  }

  /** Rows are kept while the catalogue is unchanged, and what was drawn of them with them. */
  private drawn(row: PartsOfBrands): Float64Array {
    const known = this.draws.get(row);
    if (known) return known;
    const made = drawn(row.designers.map((brand, at) => [brand, row.parts[at] ?? 0] as const));
    this.draws.set(row, made);
    return made;
  }

  /** The first version of runway share: the mean of the brands' own shares. */
  async means(
    dimension: Dimension,
    scope: Scope,
    names: Names,
    seasons: readonly string[],
    brands: Brands = [],
  ) {
    const params = lookParams(scope, names, seasons, brands);
    const rows = await this.scoped.rows<MeanRow>(scope, seasons, {
      name: `mean-shares-by-${dimension}`,
      sql: (looks: string) => meanSql(looks, dimension),
      params,
      from: ['catalogue'],
    });
    const found = new Map(rows.map((one) => [`${one.season}/${one.key}`, one]));
    return {
      keys: [...new Set(rows.map((one) => one.key))].filter((key) => key !== WHOLE),
      share: (season: string, key: string): Share => {
        const [own, whole] = [found.get(`${season}/${key}`), found.get(`${season}/${WHOLE}`)];
        return {
          numerator: own?.shares ?? 0,
          denominator: Math.round(whole?.shares ?? 0),
          looks: whole?.looks ?? 0,
          brands: own?.designers.length ?? 0,
          ...(whole && {
            draws: drawsOf(scope, () => parted(own && this.drawn(own), this.drawn(whole))),
          }),
        };
      },
    };
  }

  /** Looks of each brand and those of them with a tag. */
  async tagged(tag: string, scope: Scope, names: Names, seasons: readonly string[], brands: Brands = []) {
    const params = { ...lookParams(scope, names, seasons, brands), tag };
    const rows = await this.scoped.rowsAtItsTime<TaggedRow>(scope, seasons, {
      name: 'looks-with-tag',
      sql: (looks) => taggedSql(looks),
      atEndsSql: (looks) => taggedSql(atEachEndSql(looks), AT_END),
      params,
    });
    const found = new Map(rows.map((one) => [`${one.season}/${one.key}`, one]));
    return {
      /** Brands with at least one among the brands that showed. */
      brands: (season: string): Share => {
        const shown = rows.filter((one) => one.season === season);
        return {
          numerator: shown.filter((one) => one.tagged > 0).length,
          denominator: shown.length,
          // Brands are counted, but it is looks that must be enough.
          looks: shown.reduce((sum, one) => sum + one.looks, 0),
          draws: drawsOf(scope, () =>
            parted(
              drawn(shown.map((one) => [one.key, Number(one.tagged > 0)] as const)),
              drawn(shown.map((one) => [one.key, 1] as const)),
            ),
          ),
        };
      },
      keys: [...new Set(rows.map((one) => one.key))],
      share: (season: string, key: string): Share => ({
        numerator: found.get(`${season}/${key}`)?.tagged ?? 0,
        denominator: found.get(`${season}/${key}`)?.looks ?? 0,
      }),
    };
  }
}

function merged(rows: readonly TagRow[]): Omit<TagRow, 'season' | 'key'> {
  const designers = rows.flatMap((row) => row.designers);
  return {
    looks: rows.reduce((sum, row) => sum + row.looks, 0),
    brands: new Set(designers).size,
    designers,
    parts: rows.flatMap((row) => row.parts),
  };
}

/** A part of a whole in each draw. */
const parted = (own: Float64Array | undefined, whole: Float64Array): Float64Array =>
  whole.map((all, draw) => (all > 0 ? (own?.[draw] ?? 0) / all : Number.NaN));
