import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { ForecastSubject, Horizon } from '@toile/contracts';
import type { ProjectionRunner } from '@toile/event-store';
import { MoreThanOrEqual, Repository } from 'typeorm';
import { READ_MODELS } from '../../../kernel/event-store/tokens.js';
import type { Forecast } from '../domain/forecasts.events.js';
import { levelAhead } from '../domain/level-ahead.js';
import { ForecastEntity } from '../read-models/forecast.entity.js';
import { forecasts } from '../read-models/forecasts.projection.js';

/** What was foretold of a concept's level, and when. */
export interface ForetoldLevel {
  origin: string;
  made_at: string;
  method: string;
  version: string;
  /** Means over the last four weeks of the horizon, percent. */
  value: number;
  low80: number;
  high80: number;
  /** The mean of the last four weeks that were known. */
  level: number;
}

/** Forecasts of a concept, as a level so many weeks ahead: for what watches them. */
@Injectable()
export class ForetoldLevels {
  constructor(
    @InjectRepository(ForecastEntity) private readonly made: Repository<ForecastEntity>,
    @Inject(READ_MODELS) private readonly readModels: ProjectionRunner,
  ) {}

  /** Of origins since a day, the oldest first. */
  async since(day: string, { measure, of: kind, slug }: ForecastSubject, weeks: Horizon) {
    await this.readModels.whenCurrent(forecasts);
    const rows = await this.made.find({
      where: { measure, kind, slug, origin: MoreThanOrEqual(day) },
      order: { origin: 'ASC' },
    });
    return rows.map(({ doc }) => shown(doc as Forecast, weeks));
  }

  /** The newest; undefined where nothing was foretold. */
  async newest({ measure, of: kind, slug }: ForecastSubject, weeks: Horizon) {
    await this.readModels.whenCurrent(forecasts);
    const row = await this.made.findOne({ where: { measure, kind, slug }, order: { origin: 'DESC' } });
    return row ? shown(row.doc as Forecast, weeks) : undefined;
  }
}

function shown(forecast: Forecast, weeks: Horizon): ForetoldLevel {
  const { origin, made_at, method, version, level } = forecast;
  return { origin, made_at, method, version, level, ...levelAhead(forecast, weeks) };
}
