import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { CONVERSIONS, type Conversion } from '@toile/contracts';
import { attributedSql, visitsSql, type Warehouse } from '@toile/warehouse';
import { IsIn, IsOptional } from 'class-validator';
import { IsLastDay } from '../../../kernel/http/dto/last-day.decorator.js';
import { IsDay } from '../../../kernel/http/dto/time.decorator.js';
import { WAREHOUSE } from '../../../kernel/tokens.js';
import { run } from '../../figures/index.js';

const DAY_MS = 86_400_000;

/** Which visits are asked for. */
export class VisitsQueryDto {
  /**
   * The first day; 30 days before the last one when it is left out.
   * @example "2026-03-01"
   */
  @IsOptional()
  @IsDay()
  from?: string;

  /**
   * The last day, which is in it; today when it is left out.
   * @example "2026-03-31"
   */
  @IsOptional()
  @IsLastDay({ from: 'from', years: 1 })
  to?: string;

  /** What is attributed to campaigns. */
  @IsIn(CONVERSIONS)
  @ApiPropertyOptional({ enum: CONVERSIONS, default: 'purchase' })
  conversion: Conversion = 'purchase';
}

/** A campaign and what came of it; all three names empty is "direct", without a campaign. */
export class CampaignRowDto {
  /** @example "letter" */
  source: string;
  /** @example "ss27" */
  campaign: string;
  /** @example "hero" */
  content: string;
  /**
   * That began with it.
   * @example 300
   */
  visits: number;
  /** @example 220 */
  visitors: number;
  /**
   * Conversions whose visitor's first campaign of the 30 days before it was.
   * @example 12
   */
  first_touch: number;
  /**
   * Conversions whose visitor's last campaign of the 30 days before it was.
   * @example 18
   */
  last_touch: number;
}

/** Visits and where they came from. */
export class VisitsDto {
  /** @example "2026-10-21T00:00:00.000Z" */
  from: string;
  /** @example "2026-11-20T00:00:00.000Z" */
  to: string;
  @ApiProperty({ enum: CONVERSIONS })
  conversion: Conversion;
  /** @example 1200 */
  visits: number;
  /** @example 800 */
  visitors: number;
  /** @example 4.5 */
  pages_per_visit: number | null;
  /** @example 210 */
  median_seconds: number | null;
  /**
   * Of visits of one page and nothing else.
   * @example 0.22
   */
  single_page_share: number | null;
  /** @example 40 */
  conversions: number;
  rows: CampaignRowDto[];
}

/** Visits of a time and the campaigns they and what was done in them came by. */
export class Visits extends Query<VisitsDto> {
  constructor(
    readonly input: VisitsQueryDto,
    readonly now: Date,
  ) {
    super();
  }
}

interface TotalsRow {
  visits: number;
  visitors: number;
  all_pages: number;
  single: number;
  median_seconds: number | null;
}

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

@QueryHandler(Visits)
export class VisitsHandler implements IQueryHandler<Visits> {
  constructor(@Inject(WAREHOUSE) private readonly warehouse: Warehouse) {}

  async execute({ input, now }: Visits): Promise<VisitsDto> {
    const { conversion } = input;
    // The last day is in it.
    const to = input.to ? new Date(Date.parse(input.to) + DAY_MS) : now;
    const from = input.from ? new Date(input.from) : new Date(to.getTime() - 30 * DAY_MS);
    const { database } = this.warehouse;
    const params = { from: isoTime(from), to: isoTime(to), kind: conversion };
    const [[totals], rows] = await Promise.all([
      run<TotalsRow>(this.warehouse, 'visits', totalsSql(database), params),
      run<CampaignRowDto>(this.warehouse, 'visits-by-campaign', campaignsSql(database), params),
    ]);
    const { visits, visitors, all_pages, single, median_seconds } = totals ?? EMPTY;
    const of = (part: number) => (visits > 0 ? part / visits : null);
    return {
      from: from.toISOString(),
      to: to.toISOString(),
      conversion,
      visits,
      visitors,
      median_seconds,
      pages_per_visit: of(all_pages),
      single_page_share: of(single),
      conversions: rows.reduce((sum, row) => sum + row.first_touch, 0),
      rows,
    };
  }
}

const EMPTY = { visits: 0, visitors: 0, all_pages: 0, single: 0, median_seconds: null };
const isoTime = (time: Date) => time.toISOString().replace('T', ' ').replace('Z', '');
