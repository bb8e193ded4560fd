import { Injectable } from '@nestjs/common';
import { lookViews, pictureViewsSql } from '@toile/warehouse';
import type { Names } from '../scope/names.js';
import { addDays, type Brands, dayInParis, type Scope } from '../scope/scope.js';
import { alone } from './both-windows.js';
import { lookParams, windowParams } from './measure-params.js';
import { Measured } from './measured.js';
import { ScopedLooks } from './scoped-looks.js';
import { SealedQuery } from './sealed.query.js';
import { ShowDaysQuery } from './show-days.query.js';

/** A look's openings are followed for so many days, the day of its show first. */
export const FOLLOWED_DAYS = 28;
/** Of these the first are the numerator. */
export const FIRST_DAYS = 7;
/** Looks shown later have days to come. */
export const lastFollowedShow = ({ asOf }: Scope): string => addDays(dayInParis(asOf), -FOLLOWED_DAYS);

/** What attention is told of; a brand is its show of the season. */
export type AttentionOf = 'tag' | 'brand' | 'look';
const KEYS: Record<AttentionOf, string> = {
  tag: 'arrayJoin(arrayDistinct(shown.tags))',
  brand: 'shown.designer',
  look: 'shown.look',
};

/** Openings of a brand's looks with a key: `openings[i]` came `ages[i]` days after the look's show. */
export interface Attention {
  key: string;
  brand: string;
  ages: number[];
  openings: number[];
}

const attentionSql = (of: AttentionOf, looks: string, opened: string): string => `
  SELECT key, brand, counts.1 AS ages, counts.2 AS openings FROM (
    SELECT key, brand, sumMap([age], [views]) AS counts
    FROM (
      SELECT toString(${KEYS[of]}) AS key, toString(shown.designer) AS brand, toUInt8(dateDiff('day', shown.day, opened.day)) AS age, views
      FROM (SELECT look_key, day, toUInt64(sum(views)) AS views FROM (${opened}) GROUP BY look_key, day) AS opened
      INNER JOIN (
        SELECT look, look_key, designer, tags, toDate(show_date, 'Europe/Paris') AS day FROM (${looks})
        WHERE day <= {last_show:Date} AND ({trend:String} = '' OR has(tags, {trend:String}))) AS shown ON opened.look_key = shown.look_key
      WHERE opened.day >= shown.day AND opened.day < shown.day + ${FOLLOWED_DAYS})
    GROUP BY key, brand)`;

const rawOpenedSql = (database: string): string => `
  SELECT cityHash64(target) AS look_key, toDate(occurred_at, 'Europe/Paris') AS day, count() AS views
  FROM (${pictureViewsSql(database, 'media')}) GROUP BY target, day`;

/** Openings of looks by their age: rollup `look_views`, and raw rows as known earlier. */
@Injectable()
export class AttentionQuery {
  constructor(
    private readonly measured: Measured,
    private readonly scoped: ScopedLooks,
    private readonly sealed: SealedQuery,
    private readonly shows: ShowDaysQuery,
  ) {}

  /** Of the looks of the scope whose days are all over; none where there are none. */
  async of(of: AttentionOf, scope: Scope, names: Names, brands: Brands): Promise<Attention[]> {
    const { slug } = scope.season;
    const shows = (await this.shows.run(scope)).filter(
      ({ season, type, city }) =>
        season === slug && type === scope.type.slug && (!scope.city || city === scope.city.slug),
    );
    const [from] = shows.map(({ first_day }) => first_day).sort();
    const last_show = lastFollowedShow(scope);
    if (!from || from > last_show) return [];
    const to = addDays(
      shows
        .map(({ last_day }) => last_day)
        .sort()
        .at(-1) ?? from,
      FOLLOWED_DAYS - 1,
    );
    const sealed = await this.sealed.of(alone({ from, to }), scope);
    return this.scoped.rows<Attention>(scope, [slug], {
      name: `attention-of-${of}`,
      from: [sealed, 'catalogue'] as const,
      sql: (looks, onShelves) =>
        attentionSql(
          of,
          looks,
          sealed.tells
            ? sealed.rowsOf(lookViews, 'look_key, views', onShelves)
            : rawOpenedSql(this.measured.database),
        ),
      params: {
        ...lookParams(scope, names, [slug], brands),
        ...(sealed.tells ? sealed.params : windowParams({ from, to })),
        last_show,
        trend: scope.trend?.slug ?? '',
      },
    });
  }
}
