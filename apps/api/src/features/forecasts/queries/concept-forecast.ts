import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { InjectRepository } from '@nestjs/typeorm';
import {
  FORECAST_KINDS,
  FORECAST_MEASURES,
  type ForecastKind,
  type ForecastMeasure,
  type Season,
} from '@toile/contracts';
import type { ProjectionRunner } from '@toile/event-store';
import { DomainError } from '@toile/platform';
import { IsOptional, Matches } from 'class-validator';
import { LessThanOrEqual, Repository } from 'typeorm';
import type { Member } from '../../../kernel/auth/member.js';
import { READ_MODELS } from '../../../kernel/event-store/tokens.js';
import { IsOneOf } from '../../../kernel/http/dto/one-of.decorator.js';
import { IsText } from '../../../kernel/http/dto/text.decorator.js';
import {
  addDays,
  BehaviourSeries,
  FigureQueryDto,
  ReadScope,
  RunwaySeries,
  rounded,
  SeriesDto,
} from '../../figures/index.js';
import { changesOf } from '../domain/changes.js';
import type { Forecast } from '../domain/forecasts.events.js';
import { ForecastEntity } from '../read-models/forecast.entity.js';
import { ForecastScoreEntity } from '../read-models/forecast-score.entity.js';
import { forecasts } from '../read-models/forecasts.projection.js';
import type { ConceptForecastDto, ForecastDto, ForecastScoreDto } from './forecast.dto.js';

const WEEKS_SHOWN = 104;
const DIGITS = 3;
/** A round is made three days after its origin, or four where a night was missed; later it was made afterwards. */
const IN_TIME_DAYS = 10;

/** Of what a forecast is. */
export class ConceptForecastQueryDto {
  /** What is foretold: a share of searches, of openings of looks, of boards by week; a runway share of the next season. */
  @IsOneOf(FORECAST_MEASURES)
  measure: ForecastMeasure = 'searches';

  @IsOneOf(FORECAST_KINDS)
  of: ForecastKind = 'trend';

  /**
   * Of the trend or brand.
   * @example "denim"
   */
  @IsText({ min: 1, max: 200 })
  slug: string;

  /**
   * An earlier forecast, by its origin; the newest where it is left out.
   * @example "2026-08-24"
   */
  @IsOptional()
  @Matches(/^\d{4}-\d{2}-\d{2}$/, { message: 'a day, as 2026-08-24' })
  origin?: string;
}

export class ConceptForecast extends Query<ConceptForecastDto> {
  constructor(
    readonly input: ConceptForecastQueryDto,
    readonly viewer: Member | undefined,
  ) {
    super();
  }
}

@QueryHandler(ConceptForecast)
export class ConceptForecastHandler implements IQueryHandler<ConceptForecast> {
  constructor(
    private readonly scopes: ReadScope,
    private readonly behaviour: BehaviourSeries,
    private readonly runway: RunwaySeries,
    @InjectRepository(ForecastEntity) private readonly made: Repository<ForecastEntity>,
    @InjectRepository(ForecastScoreEntity) private readonly scores: Repository<ForecastScoreEntity>,
    @Inject(READ_MODELS) private readonly readModels: ProjectionRunner,
  ) {}

  /** @throws DomainError trend/unknown, brand/unknown, forecast/unknown where there is none of that origin */
  async execute({ input, viewer }: ConceptForecast): Promise<ConceptForecastDto> {
    const { measure, of: kind, slug, origin } = input;
    const [scope] = await Promise.all([
      this.scopes.read(new FigureQueryDto(), viewer),
      this.scopes.mustExist(kind === 'trend' ? 'tag' : 'designer', kind, slug),
      this.readModels.whenCurrent(forecasts),
    ]);
    // Who sees closed seasons only is told what was said before the last of them ended.
    const to = await this.behaviour.lastDay(scope);
    const concept = kind === 'trend' ? ('tag' as const) : kind;
    const asked = { concept, slugs: [slug], limit: 1 };
    const days = { from: addDays(to, -7 * WEEKS_SHOWN), to };
    const shown = { ...scope, input: Object.assign(new FigureQueryDto(), days) };
    const where = { measure, kind, slug };
    const isOfSeasons = measure === 'runway-share';
    const isWhole = isOfSeasons && scope.environment === 'Master';
    const [series, rows] = await Promise.all([
      isOfSeasons
        ? this.runway.of(scope, asked)
        : this.behaviour.of(shown, { ...asked, measure, step: 'week' }),
      this.made.find({
        select: { key: true, origin: true },
        // The season that comes next has not begun yet.
        where: { ...where, ...(!isWhole && { origin: LessThanOrEqual(to) }) },
        order: { origin: 'DESC' },
      }),
    ]);
    const origins = rows.map((row) => row.origin);
    const changes = isOfSeasons ? { changes: [], odd_weeks: [] } : shownChanges(series);
    const about = { series, origins, ...changes };
    if (origin && !origins.includes(origin))
      throw new DomainError('forecast/unknown', `Nothing was foretold of ${slug} on ${origin}.`);
    const chosen = rows.find((row) => row.origin === (origin ?? origins[0]));
    if (!chosen) return { ...about, forecast: null };
    const [{ doc }, scores, seasons] = await Promise.all([
      this.made.findOneByOrFail({ key: chosen.key }),
      this.scores.find({
        where: { ...where, origin: chosen.origin, ended: LessThanOrEqual(addDays(to, 1)) },
        order: { horizon: 'ASC' },
      }),
      isOfSeasons ? this.scopes.seasons(scope.asOf) : [],
    ]);
    const season = seasons.find(({ shows_start }) => shows_start === chosen.origin);
    return { ...about, forecast: shownForecast(doc as Forecast, scores, season) };
  }
}

function shownChanges({ steps, series }: SeriesDto): Pick<ConceptForecastDto, 'changes' | 'odd_weeks'> {
  const points = series[0]?.points ?? [];
  const { changes, oddWeeks } = changesOf(
    steps.map(({ from, partial, of }, at) => {
      const { value = null, numerator } = points[at] ?? {};
      return { from, partial, of, value, numerator: numerator ?? 0 };
    }),
  );
  const short = (value: number) => rounded(value, DIGITS);
  return {
    changes: changes.map(({ from, before, after }) => ({ from, before: short(before), after: short(after) })),
    odd_weeks: oddWeeks.map(({ from, value, expected }) => ({
      from,
      value: short(value),
      expected: short(expected),
    })),
  };
}

function shownForecast(
  forecast: Forecast,
  scores: readonly ForecastScoreEntity[],
  season: Season | undefined,
): ForecastDto {
  const { origin, made_at, method, version, note, data, low_base, point, bands } = forecast;
  return {
    origin,
    made_at,
    afterwards: made_at.slice(0, 10) > addDays(origin, IN_TIME_DAYS),
    method,
    version,
    note,
    data: { ...data },
    low_base,
    weeks: point.map((value, week) => ({
      from: addDays(origin, 7 * week),
      to: season?.shows_end ?? addDays(origin, 7 * week + 6),
      season_short: season?.short_name ?? null,
      value: rounded(value, DIGITS),
      bands: bands.map(({ coverage, low, high }) => ({
        coverage,
        low: rounded(low[week] ?? value, DIGITS),
        high: rounded(high[week] ?? value, DIGITS),
      })),
    })),
    scores: scores.flatMap((score) => shownScore(score) ?? []),
  };
}

/** Undefined where nothing was measured in its weeks. */
export function shownScore(score: ForecastScoreEntity): ForecastScoreDto | undefined {
  const { horizon, weeks, said, came, mase, naive, within50, within80, within95, direction } = score;
  if (said === null || came === null) return undefined;
  const short = (value: number | null) => (value === null ? null : rounded(value, DIGITS));
  return {
    horizon,
    weeks,
    said: rounded(said, DIGITS),
    came: rounded(came, DIGITS),
    mase: short(mase),
    naive: short(naive),
    within50,
    within80,
    within95,
    direction,
  };
}
