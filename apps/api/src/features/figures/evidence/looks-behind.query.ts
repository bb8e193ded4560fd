import { Inject, Injectable } from '@nestjs/common';
import { lookPlacesSql, pictureViewsSql, scopedLooksSql, type Warehouse } from '@toile/warehouse';
import { nearestColour } from '../../../kernel/colours/nearest-colour.js';
import { WAREHOUSE } from '../../../kernel/tokens.js';
import { CATEGORY_OF_TAG, KEYS_OF_LOOK, lookParams, windowParams } from '../measures/measure-params.js';
import { run } from '../measures/run.js';
import { ALL_CATEGORIES } from '../scope/figure-query.dto.js';
import type { Names } from '../scope/names.js';
import type { Brands, Days, Scope } from '../scope/scope.js';

interface Row {
  look: string;
  designer: string;
  collection: string;
  season: string;
  city: string;
  shown_on: string;
  tags: string[];
  colours: string[];
  total: number;
}
interface UsedRow {
  hex: string;
}

const usedSql = (database: string) => `
  SELECT DISTINCT lower(toString(arrayJoin(colours))) AS hex FROM (${scopedLooksSql(database)})`;

/** The tags of the category that most looks have. */
const leadingTagsSql = (database: string) => `
  SELECT groupArray(tag) FROM (
    SELECT arrayJoin(${KEYS_OF_LOOK.tag}) AS tag FROM (${scopedLooksSql(database)})
    WHERE ${CATEGORY_OF_TAG('tag')} = {category:String}
    GROUP BY tag ORDER BY count() DESC, tag LIMIT {leading:UInt8})`;

/** Those that stood at the place, of shows that were opened in the days: shows that nobody opened say nothing of places. */
const atPlaceSql = (database: string) => `
  AND look_key IN (SELECT look_key FROM (${lookPlacesSql(database)}) WHERE place = {place:UInt32})
  AND collection IN (SELECT collection FROM (${scopedLooksSql(database)})
    WHERE look IN (SELECT target FROM (${pictureViewsSql(database, 'media')})))`;

/** Looks of a show in the order they were shown: the slugs of one differ by their number alone, and 9 is shorter than 10. */
const sql = (database: string, place: number) => `
  SELECT look, designer, collection, season, city, toString(toDate(show_date, 'Europe/Paris')) AS shown_on,
    tags, colours, count() OVER () AS total
  FROM (${scopedLooksSql(database)})
  WHERE ({tag:String} = '' OR has(tags, {tag:String}))
    AND ({category:String} = '' OR has(${KEYS_OF_LOOK.category}, {category:String}))
    AND ({leading:UInt8} = 0 OR hasAny(tags, (${leadingTagsSql(database)})))
    ${place ? atPlaceSql(database) : ''}
    AND ({model:String} = '' OR has(models, {model:String}))
    AND (empty({dominant:Array(String)}) OR lower(toString(colours[1])) IN {dominant:Array(String)})
    AND (empty({any_colour:Array(String)})
      OR hasAny(arrayMap(hex -> lower(toString(hex)), colours), {any_colour:Array(String)}))
  ORDER BY shown_on, designer, collection, length(look), look LIMIT {limit:UInt32} OFFSET {offset:UInt32}`;

export interface LooksBehindInput {
  season: string;
  brands: Brands;
  model?: string | undefined;
  /** With one of so many leading tags of the category. */
  leading?: number | undefined;
  /** In the show, and the days in which something of the show was opened. */
  place?: number | undefined;
  days: Days;
  colour?: string | undefined;
  tone?: string | undefined;
  dominantTone?: string | undefined;
  limit: number;
  page: number;
}

/** The looks a catalogue figure counts, as it counts them. */
@Injectable()
export class LooksBehindQuery {
  constructor(@Inject(WAREHOUSE) private readonly warehouse: Warehouse) {}

  async run(scope: Scope, names: Names, input: LooksBehindInput) {
    const { season, brands, model = '', leading = 0, place = 0, colour, tone, dominantTone } = input;
    const { days, limit, page } = input;
    const { database } = this.warehouse;
    const params = lookParams(scope, names, [season], brands);
    const hexes =
      colour || tone || dominantTone
        ? await run<UsedRow>(this.warehouse, 'colours', usedSql(database), params)
        : [];
    const of = (isIt: (hex: string) => boolean) => {
      const found = hexes.map(({ hex }) => hex).filter(isIt);
      return found.length > 0 ? found : ['none'];
    };
    const isDominant = (hex: string) => {
      const found = nearestColour(hex);
      return (!colour || found?.slug === colour) && (!dominantTone || found?.tone === dominantTone);
    };
    const { category } = scope.input;
    const rows = await run<Row>(this.warehouse, 'looks-behind', sql(database, place), {
      ...params,
      tag: scope.trend?.slug ?? '',
      category: category === ALL_CATEGORIES ? '' : category,
      model,
      leading,
      place,
      ...windowParams(days),
      dominant: colour || dominantTone ? of(isDominant) : [],
      any_colour: tone ? of((hex) => nearestColour(hex)?.tone === tone) : [],
      limit,
      offset: (page - 1) * limit,
    });
    return { rows: rows.map(({ total: _, ...look }) => look), total: rows[0]?.total ?? 0 };
  }
}
