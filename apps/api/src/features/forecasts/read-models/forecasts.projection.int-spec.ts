import { afterAll, beforeAll, it } from '@jest/globals';
import { inStream, specifyProjection } from '@toile/event-store';
import { testPostgres } from '@toile/testing';
import pg from 'pg';
import type { Forecast, ForecastEvent } from '../domain/forecasts.events.js';
import { forecastsFeature, roundStream } from '../forecasts.feature.js';
import { forecasts as projection } from './forecasts.projection.js';

let postgres: Awaited<ReturnType<typeof testPostgres>>;
let pool: pg.Pool;
beforeAll(async () => {
  postgres = await testPostgres();
  pool = new pg.Pool({ connectionString: postgres.url });
});
afterAll(async () => {
  await pool?.end();
  await postgres?.stop();
});

it('has what was said of a concept at each origin, and the rounds that were made', async () => {
  const { category } = forecastsFeature;
  const round = { measure: 'boards', kind: 'brand', origin: '2026-11-16' } as const;
  const later = { ...round, origin: '2026-11-23' } as const;
  const made_at = '2026-11-25T02:40:00.000Z';
  const said: Forecast = {
    ...round,
    slug: 'verne',
    made_at,
    method: 'combination',
    version: '1',
    note: '',
    data: { from: '2025-11-17', to: '2026-11-15', as_of: made_at, weeks: 52, events: 700, digest: 'd' },
    point: [1.5],
    bands: [{ coverage: 80, low: [1], high: [2] }],
    scale: 0.2,
    level: 1.4,
    low_base: false,
  };
  const of = (forecast: Forecast, at: typeof round | typeof later): ForecastEvent[] => [
    { type: 'ForecastMade', data: forecast },
    { type: 'RoundMade', data: { ...at, made_at, forecasts: 1, left_out: 2 } },
  ];
  const next: Forecast = { ...said, ...later, point: [1.6] };
  await specifyProjection<ForecastEvent>({ projection, pool, category })
    .given(inStream(roundStream(round), ...of(said, round)))
    .when(inStream(roundStream(later), ...of(next, later)))
    .thenDocuments({
      'boards/brand/verne/2026-11-16': said,
      'boards/brand/verne/2026-11-23': next,
      'boards/brand//2026-11-16': { ...round, made_at, slug: null, forecasts: 1 },
      'boards/brand//2026-11-23': { ...later, made_at, slug: null, forecasts: 1 },
    });
});
