import { Injectable } from '@nestjs/common';
import { lookPlacesSql, lookViews, pictureViewsSql } from '@toile/warehouse';
import type { Names } from '../scope/names.js';
import type { Days, Scope } from '../scope/scope.js';
import { alone } from './both-windows.js';
import { lookParams, windowParams } from './measure-params.js';
import { Measured } from './measured.js';
import { ScopedLooks } from './scoped-looks.js';
import { SealedQuery } from './sealed.query.js';

/** A show: `looks[i]` stood at `places[i]`, the first at 1, and was opened `views[i]` times. */
export interface PlacedViews {
  brand: string;
  looks: string[];
  places: number[];
  views: number[];
  /** Which of the looks have the tag that is asked about; all where none is. */
  meant: (0 | 1)[];
}

const placedSql = (database: string, looks: string, opened: string): string => `
  SELECT toString(any(designer)) AS brand, groupArray(look) AS looks, groupArray(place) AS places, groupArray(views) AS views,
    groupArray(is_meant) AS meant
  FROM (
    SELECT shown.collection AS collection, shown.designer AS designer, shown.look AS look, placed.place AS place,
      opened.views AS views, toUInt8({tag:String} = '' OR has(shown.tags, {tag:String})) AS is_meant
    FROM (${looks}) AS shown
    INNER JOIN (${lookPlacesSql(database)}) AS placed ON shown.look_key = placed.look_key
    LEFT JOIN (SELECT look_key, toUInt64(sum(views)) AS views FROM (${opened}) GROUP BY look_key) AS opened
      ON shown.look_key = opened.look_key
    ORDER BY collection, place, look)
  GROUP BY collection ORDER BY collection`;

const rawOpenedSql = (database: string): string => `
  SELECT cityHash64(target) AS look_key, count() AS views FROM (${pictureViewsSql(database, 'media')}) GROUP BY target`;

/** Openings of looks by their place in the show: rollup `look_views`, and raw rows as known earlier. */
@Injectable()
export class PlacesQuery {
  constructor(
    private readonly measured: Measured,
    private readonly scoped: ScopedLooks,
    private readonly sealed: SealedQuery,
  ) {}

  /** Of all shows of the type, city and season, whichever brand is asked about. */
  async of(scope: Scope, names: Names, days: Days): Promise<PlacedViews[]> {
    const seasons = [scope.season.slug];
    const sealed = await this.sealed.of(alone(days), scope);
    const { database } = this.measured;
    return this.scoped.rows<PlacedViews>(scope, seasons, {
      name: 'views-by-place',
      from: [sealed, 'catalogue'] as const,
      sql: (looks, onShelves) =>
        placedSql(
          database,
          looks,
          sealed.tells ? sealed.weeksOf(lookViews, 'look_key, views', onShelves) : rawOpenedSql(database),
        ),
      params: {
        ...lookParams({ ...scope, brand: null }, names, seasons),
        ...(sealed.tells ? sealed.params : windowParams(days)),
        tag: scope.trend?.slug ?? '',
      },
    });
  }
}
