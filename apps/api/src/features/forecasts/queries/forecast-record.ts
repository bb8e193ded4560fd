import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { InjectRepository } from '@nestjs/typeorm';
import {
  FORECAST_KINDS,
  FORECAST_MEASURES,
  type ForecastKind,
  type ForecastMeasure,
  SCORED_HORIZONS,
  type ScoredHorizon,
} from '@toile/contracts';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { Repository } from 'typeorm';
import type { Member } from '../../../kernel/auth/member.js';
import { IsOneOf } from '../../../kernel/http/dto/one-of.decorator.js';
import { IsText } from '../../../kernel/http/dto/text.decorator.js';
import {
  addDays,
  BehaviourSeries,
  FigureQueryDto,
  Figures,
  ReadScope,
  rounded,
} from '../../figures/index.js';
import { ForecastScoreEntity } from '../read-models/forecast-score.entity.js';
import { shownScore } from './concept-forecast.js';
import { ForecastScoreDto } from './forecast.dto.js';

const PAGE_SIZE = 50;
const ORDERS = ['worst', 'newest'] as const;

/** Which past forecasts. */
export class ForecastRecordQueryDto {
  @IsOptional()
  @IsOneOf(FORECAST_MEASURES)
  measure?: ForecastMeasure;

  @IsOptional()
  @IsOneOf(FORECAST_KINDS)
  of?: ForecastKind;

  /**
   * Of one trend or brand.
   * @example "denim"
   */
  @IsOptional()
  @IsText({ min: 1, max: 200 })
  slug?: string;

  /** Weeks ahead: 4, 13, 26 or 52; 1 is the next season of a runway share. */
  @IsOptional()
  @Type(() => Number)
  @IsOneOf(SCORED_HORIZONS)
  horizon?: ScoredHorizon;

  /** @example "combination" */
  @IsOptional()
  @IsText({ min: 1, max: 40 })
  method?: string;

  /** The greatest errors first, or what ended last. */
  @IsOneOf(ORDERS)
  order: (typeof ORDERS)[number] = 'worst';

  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(10_000)
  page: number = 1;
}

/** A past forecast, what it said and what came. */
export class RecordedForecastDto extends ForecastScoreDto {
  measure: ForecastMeasure;
  of: ForecastKind;
  /** @example "denim" */
  slug: string;
  /** @example "Denim" */
  label: string;
  /** @example "2026-08-24" */
  origin: string;
  /**
   * The day after its last week.
   * @example "2026-11-23"
   */
  ended: string;
  /** @example "2026-08-26T02:40:11.000Z" */
  made_at: string;
  /** @example "combination" */
  method: string;
  /** @example "1" */
  version: string;
  /** It rested on few events a week. */
  low_base: boolean;
}

/** How right the forecasts of a kind were. */
export class RecordGroupDto {
  measure: ForecastMeasure;
  /** @example 13 */
  horizon: ScoredHorizon;
  /** @example "combination" */
  method: string;
  /** @example 412 */
  forecasts: number;
  /**
   * Mean of their MASE.
   * @example 0.83
   */
  mase: number | null;
  /**
   * The same of saying what the year before had, of those forecasts of which that is known.
   * @example 1.02
   */
  naive: number | null;
  /**
   * Percent of weeks within the interval of 50 %.
   * @example 52.1
   */
  within50: number;
  /** @example 79.4 */
  within80: number;
  /** @example 94 */
  within95: number;
  /**
   * Percent of forecasts whose level went the way they said.
   * @example 68.2
   */
  direction: number | null;
}

/** The record: what was said and what came. */
export class ForecastRecordDto {
  groups: RecordGroupDto[];
  results: RecordedForecastDto[];
  /** @example 412 */
  total_count: number;
  /** @example 1 */
  page: number;
  /** @example 50 */
  page_size: number;
}

export class ForecastRecord extends Query<ForecastRecordDto> {
  constructor(
    readonly input: ForecastRecordQueryDto,
    readonly viewer: Member | undefined,
  ) {
    super();
  }
}

type GroupRow = Record<keyof RecordGroupDto, string | null>;

@QueryHandler(ForecastRecord)
export class ForecastRecordHandler implements IQueryHandler<ForecastRecord> {
  constructor(
    @InjectRepository(ForecastScoreEntity) private readonly scores: Repository<ForecastScoreEntity>,
    private readonly scopes: ReadScope,
    private readonly behaviour: BehaviourSeries,
    private readonly figures: Figures,
  ) {}

  async execute({ input, viewer }: ForecastRecord): Promise<ForecastRecordDto> {
    const { order, page } = input;
    const scope = await this.scopes.read(new FigureQueryDto(), viewer);
    // Who sees closed seasons only sees what came until the last of them ended.
    const until = addDays(await this.behaviour.lastDay(scope), 1);
    const chosen = this.chosen(input, until);
    const sorted = order === 'worst' ? 'score.mase' : 'score.ended';
    const [rows, total_count] = await chosen
      .clone()
      .orderBy(sorted, 'DESC', 'NULLS LAST')
      .addOrderBy('score.origin', 'DESC')
      .addOrderBy('score.measure')
      .addOrderBy('score.kind')
      .addOrderBy('score.slug')
      .addOrderBy('score.horizon')
      .take(PAGE_SIZE)
      .skip((page - 1) * PAGE_SIZE)
      .getManyAndCount();
    const [names, groups] = await Promise.all([this.figures.names.all(), this.groups(chosen)]);
    const results = rows.flatMap((row): RecordedForecastDto[] => {
      const { measure, kind, slug, origin, ended, madeAt, method, version, lowBase } = row;
      const score = shownScore(row);
      const label = kind === 'trend' ? names.tag(slug) : names.brand(slug);
      const about = { measure, of: kind, slug, label, origin, ended, method, version };
      return score ? [{ ...about, ...score, made_at: madeAt.toISOString(), low_base: lowBase }] : [];
    });
    return { groups, results, total_count, page, page_size: PAGE_SIZE };
  }

  private chosen({ measure, of: kind, slug, horizon, method }: ForecastRecordQueryDto, until: string) {
    const where = { measure, kind, slug, horizon, method };
    const asked = Object.fromEntries(Object.entries(where).filter(([, value]) => value !== undefined));
    return this.scores
      .createQueryBuilder('score')
      .where(asked)
      .andWhere('score.weeks > 0 AND score.ended <= :until', { until });
  }

  private async groups(chosen: ReturnType<ForecastRecordHandler['chosen']>): Promise<RecordGroupDto[]> {
    const within = (coverage: number) => `100.0 * sum(within${coverage}) / sum(weeks)`;
    const rows = await chosen
      .clone()
      .select([
        'measure',
        'horizon',
        'method',
        'count(*) AS forecasts',
        'avg(mase) AS mase',
        'avg(naive) AS naive',
      ])
      .addSelect(within(50), 'within50')
      .addSelect(within(80), 'within80')
      .addSelect(within(95), 'within95')
      .addSelect('100.0 * avg(direction::int)', 'direction')
      .groupBy('measure, horizon, method')
      .orderBy('avg(mase)', 'DESC', 'NULLS LAST')
      .addOrderBy('measure, horizon, method')
      .getRawMany<GroupRow>();
    return rows.map((row) => ({
      measure: row.measure as ForecastMeasure,
      horizon: Number(row.horizon) as ScoredHorizon,
      method: row.method ?? '',
      forecasts: Number(row.forecasts),
      mase: numberOf(row.mase, 3),
      naive: numberOf(row.naive, 3),
      within50: numberOf(row.within50, 1) ?? 0,
      within80: numberOf(row.within80, 1) ?? 0,
      within95: numberOf(row.within95, 1) ?? 0,
      direction: numberOf(row.direction, 1),
    }));
  }
}

const numberOf = (text: string | null, digits: number): number | null =>
  text === null ? null : rounded(Number(text), digits);
