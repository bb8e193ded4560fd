import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { IS_COUNTABLE, type Warehouse } from '@toile/warehouse';
import { WAREHOUSE } from '../../../kernel/tokens.js';
import { isoTime, run } from '../../figures/index.js';

const DAYS = 30;
const DAY_MS = 86_400_000;
const MOST = 100;

/** What somebody searched for and nothing shows. */
export class MissedSearchDto {
  /**
   * The words, in lower case; empty where only filters were set.
   * @example "kimono silk"
   */
  search: string;
  /**
   * Filters that were set beside them.
   * @example ["city=milan"]
   */
  filters: string[];
  /**
   * The listing that was searched.
   * @example "look_search"
   */
  route: string;
  /**
   * Languages it was searched in.
   * @example ["en", "fr"]
   */
  languages: string[];
  /** @example 14 */
  searches: number;
  /** @example "2026-11-20T11:00:00.000Z" */
  last_at: string;
}

/** Searches of the last 30 days that found nothing, the most frequent first, a hundred at most. */
export class MissedSearchesDto {
  /** @example "2026-10-21T11:00:00.000Z" */
  from: string;
  /** @example "2026-11-20T11:00:00.000Z" */
  to: string;
  results: MissedSearchDto[];
}

export class MissedSearches extends Query<MissedSearchesDto> {
  constructor(readonly now: Date) {
    super();
  }
}

/** A copy of an event, or a reader who tries the same again within a minute of the clock, is one search. */
const sql = (database: string) => `
  SELECT search, filters, route, arraySort(groupUniqArray(language)) AS languages,
    uniqExact(visitor, visitor = '' ? event_id : toString(toStartOfMinute(at))) AS searches,
    formatDateTime(max(at), '%Y-%m-%dT%H:%i:%S.000Z', 'UTC') AS last_at
  FROM (
    SELECT event_id, visitor, occurred_at AS at, locale AS language,
      lowerUTF8(trimBoth(replaceRegexpAll(JSONExtractString(query, 'search'), '\\\\s+', ' '))) AS search,
      arraySort(arrayMap(one -> concat(one.1, '=', one.2),
        arrayFilter(one -> one.1 NOT IN ('search', 'page', 'language', 'facets', 'sort') AND one.2 != '',
          JSONExtractKeysAndValues(query, 'String')))) AS filters,
      splitByChar('.', JSONExtractString(route_params, 'page'))[1] AS route
    FROM ${database}.raw_tracking
    WHERE kind = 'click' AND event = 'search_missed' AND ${IS_COUNTABLE}
      AND occurred_at >= {from:DateTime64(3, 'UTC')} AND occurred_at <= {to:DateTime64(3, 'UTC')})
  GROUP BY search, filters, route
  ORDER BY searches DESC, last_at DESC, search, filters, route LIMIT ${MOST}`;

@QueryHandler(MissedSearches)
export class MissedSearchesHandler implements IQueryHandler<MissedSearches> {
  constructor(@Inject(WAREHOUSE) private readonly warehouse: Warehouse) {}

  async execute({ now }: MissedSearches): Promise<MissedSearchesDto> {
    const from = new Date(now.getTime() - DAYS * DAY_MS);
    const params = { from: isoTime(from), to: isoTime(now) };
    const results = await run<MissedSearchDto>(
      this.warehouse,
      'missed-searches',
      sql(this.warehouse.database),
      params,
    );
    return { from: from.toISOString(), to: now.toISOString(), results };
  }
}
