import { Injectable } from '@nestjs/common';
import type { Share } from '../figure/figure-row.js';
import type { Names } from '../scope/names.js';
import type { Brands, Scope } from '../scope/scope.js';
import { type Dimension, KEYS_OF_LOOK, lookParams, WHOLE } from './measure-params.js';
import { ScopedLooks } from './scoped-looks.js';

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

const sql = (looks: string, keys: string) => `
  SELECT season, arrayJoin(arrayConcat(['${WHOLE}'], ${keys})) AS key,
    count() AS looks, uniqExactIf(designer, key = '${WHOLE}') AS brands, uniqExactIf(collection, key = '${WHOLE}') AS collections,
    uniqExactArrayIf(models, key = '${WHOLE}') AS models
  FROM (${looks}) GROUP BY season, key`;

interface MeanRow {
  season: string;
  key: string;
  shares: number;
  looks: number;
}
const meanSql = (looks: string, dimension: Dimension) => `
  SELECT season, key, sum(part.looks / whole.looks) AS shares, sum(part.looks) AS looks
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
const taggedSql = (looks: string) => `
  SELECT season, designer AS key, count() AS looks, countIf(has(tags, {tag:String})) AS tagged
  FROM (${looks}) GROUP BY season, key`;

/** Looks of L(S) by key, from catalogue facts: numerators and denominators of every runway share. */
@Injectable()
export class LooksQuery {
  constructor(private readonly scoped: ScopedLooks) {}

  async by(
    dimension: Dimension,
    scope: Scope,
    names: Names,
    seasons: readonly string[],
    brands: Brands = [],
  ) {
    const isOfBrands = dimension === 'brand';
    const keysOf = isOfBrands ? textsOf(KEYS_OF_LOOK.brand) : OF_TAGS;
    const rows = await this.scoped.rows<Row>(scope, seasons, {
      name: `looks-by-${isOfBrands ? 'brand' : 'tag'}`,
      from: ['catalogue'],
      sql: (looks: string) => sql(looks, keysOf),
      params: lookParams(scope, names, seasons, brands),
    });
    const found = new Map(rows.map((one) => [`${one.season}/${one.key}`, one]));
    const prefix = dimension === 'category' ? CATEGORY : '';
    const of = (season: string, key: string): LookCounts =>
      found.get(`${season}/${key === WHOLE ? '' : prefix}${key}`) ?? NONE;
    const keys = new Set(rows.map((one) => one.key).filter((key) => key !== WHOLE));
    const own = [...keys].filter((key) => key.startsWith(CATEGORY) === (prefix === CATEGORY));
    return { keys: own.map((key) => key.slice(prefix.length)), of };
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
      share: (season: string, key: string): Share => ({
        numerator: found.get(`${season}/${key}`)?.shares ?? 0,
        denominator: Math.round(found.get(`${season}/${WHOLE}`)?.shares ?? 0),
        looks: found.get(`${season}/${WHOLE}`)?.looks ?? 0,
        isMean: true,
      }),
    };
  }

  /** Looks of each brand and those of them with a tag. */
  async tagged(tag: string, scope: Scope, names: Names, seasons: readonly string[], brands: Brands = []) {
    const params = { ...lookParams(scope, names, seasons, brands), tag };
    const rows = await this.scoped.rows<TaggedRow>(scope, seasons, {
      name: 'looks-with-tag',
      sql: taggedSql,
      params,
      from: ['catalogue'],
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
