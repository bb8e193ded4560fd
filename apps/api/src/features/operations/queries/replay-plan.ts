import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { TOPICS, type Topic } from '@toile/contracts';
import { Transform } from 'class-transformer';
import { IsArray, IsIn, IsOptional, Matches } from 'class-validator';
import type pg from 'pg';
import { POOL } from '../../../kernel/tokens.js';
import { daysOf } from '../replay-days.js';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Which days of which topics a replay would write anew. */
export class ReplayDaysDto {
  /** All when it is left out. */
  @IsOptional()
  @Transform(({ value }) => (typeof value === 'string' ? value.split(',').filter(Boolean) : value))
  @IsArray()
  @IsIn(TOPICS, { each: true })
  @ApiPropertyOptional({ enum: TOPICS, isArray: true })
  topics?: Topic[];

  /**
   * The first ingest day; the first there is when it is left out.
   * @example "2026-11-01"
   */
  @IsOptional()
  @Matches(DAY, { message: 'must be a day, written YYYY-MM-DD' })
  from?: string;

  /**
   * The last ingest day; up to now when it is left out.
   * @example "2026-11-07"
   */
  @IsOptional()
  @Matches(DAY, { message: 'must be a day, written YYYY-MM-DD' })
  to?: string;
}

/** What a replay would write anew. */
export class ReplayPlanDto {
  topics: string[];
  from: string | null;
  to: string | null;
  /**
   * Records of the log it would read.
   * @example 41200
   */
  records: number;
  /**
   * Hours that hold them.
   * @example 168
   */
  hours: number;
  /** The number of the replay that is under way and would have to be ended first. */
  under_way: number | null;
}

export class ReplayPlan extends Query<ReplayPlanDto> {
  constructor(readonly days: ReplayDaysDto) {
    super();
  }
}

@QueryHandler(ReplayPlan)
export class ReplayPlanHandler implements IQueryHandler<ReplayPlan> {
  constructor(@Inject(POOL) private readonly pool: pg.Pool) {}

  /** @throws DomainError replay/invalid */
  async execute({ days }: ReplayPlan): Promise<ReplayPlanDto> {
    const { topics, from, to } = daysOf(days);
    const { rows } = await this.pool.query<Record<'records' | 'hours' | 'under_way', string | null>>(
      `SELECT coalesce(sum(raw_count + dead_count), 0) AS records, count(DISTINCT ingest_hour) AS hours,
         (SELECT generation FROM replay WHERE state IN ('filling', 'filled', 'adopted')) AS under_way
       FROM ledger_block WHERE generation = 1 AND topic = ANY ($1) AND state = 'done'
         AND ($2::date IS NULL OR ingest_hour >= $2::date::timestamp AT TIME ZONE 'UTC')
         AND ($3::date IS NULL OR ingest_hour < ($3::date + 1)::timestamp AT TIME ZONE 'UTC')`,
      [topics, from ?? null, to ?? null],
    );
    const [row] = rows;
    return {
      topics: [...topics],
      from: from ?? null,
      to: to ?? null,
      records: Number(row?.records ?? 0),
      hours: Number(row?.hours ?? 0),
      under_way: row?.under_way ? Number(row.under_way) : null,
    };
  }
}
