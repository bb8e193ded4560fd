import { Inject, Injectable } from '@nestjs/common';
import type { CampaignRow, Conversion, VisitsReport } from '@toile/contracts';
import { attributedSql, visitsSql, type Warehouse } from '@toile/warehouse';
import { z } from 'zod';
import { run } from '../../dashboard/measures/run.js';
import { WAREHOUSE } from '../../tokens.js';

const totalsRow = z.object({
  ...{ visits: z.number(), visitors: z.number(), all_pages: z.number(), single: z.number() },
  median_seconds: z.number().nullable(),
});
const campaignRow = z.object({
  ...{ source: z.string(), campaign: z.string(), content: z.string() },
  ...{ visits: z.number(), visitors: z.number(), first_touch: z.number(), last_touch: z.number() },
});

const IN_TIME = `started_at >= {from:DateTime64(3, 'UTC')}`;

const totalsSql = (database: string) => `
  SELECT count() AS visits, uniqExact(visitor) AS visitors, sum(pages) AS all_pages, countIf(pages = 1 AND events = 1) AS single,
    if(count() = 0, NULL, round(quantileExact(0.5)(dateDiff('second', started_at, ended_at)))) AS median_seconds
  FROM (${visitsSql(database)}) WHERE ${IN_TIME}`;

/** Three lists under one another, added up by campaign: visits that began with it, and conversions by either touch. */
const campaignsSql = (database: string) => `
  SELECT tupleElement(touch, 1) AS source, tupleElement(touch, 2) AS campaign, tupleElement(touch, 3) AS content,
    sum(visit) AS visits, uniqExactIf(who, visit = 1) AS visitors, sum(first) AS first_touch, sum(last) AS last_touch
  FROM (
    SELECT touch, visitor AS who, 1 AS visit, 0 AS first, 0 AS last FROM (${visitsSql(database)}) WHERE ${IN_TIME}
    UNION ALL
    SELECT first_touch AS touch, visitor AS who, 0 AS visit, 1 AS first, 0 AS last FROM (${attributedSql(database)})
    UNION ALL
    SELECT last_touch AS touch, visitor AS who, 0 AS visit, 0 AS first, 1 AS last FROM (${attributedSql(database)}))
  GROUP BY touch ORDER BY visits DESC, last_touch DESC, source, campaign, content LIMIT 200`;

/** Visits of a time and the campaigns they and what was done in them came by. */
@Injectable()
export class VisitsQuery {
  constructor(@Inject(WAREHOUSE) private readonly warehouse: Warehouse) {}

  /** @param to not included */
  async run(from: Date, to: Date, conversion: Conversion): Promise<VisitsReport> {
    const { database } = this.warehouse;
    const params = { from: isoTime(from), to: isoTime(to), kind: conversion };
    const [[totals], rows] = await Promise.all([
      run(this.warehouse, 'visits', totalsSql(database), params, totalsRow),
      run(this.warehouse, 'visits-by-campaign', campaignsSql(database), params, campaignRow),
    ]);
    const { visits, visitors, all_pages, single, median_seconds } = totals ?? EMPTY;
    const of = (part: number) => (visits > 0 ? part / visits : null);
    return {
      ...{ from: from.toISOString(), to: to.toISOString(), conversion, visits, visitors, median_seconds },
      ...{ pages_per_visit: of(all_pages), single_page_share: of(single) },
      conversions: rows.reduce((sum: number, row: CampaignRow) => sum + row.first_touch, 0),
      rows,
    };
  }
}

const EMPTY = { visits: 0, visitors: 0, all_pages: 0, single: 0, median_seconds: null };
const isoTime = (time: Date) => time.toISOString().replace('T', ' ').replace('Z', '');
