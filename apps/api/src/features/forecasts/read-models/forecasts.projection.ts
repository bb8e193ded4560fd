import { defineDocumentProjection } from '@toile/event-store';
import type { Forecast, ForecastEvent, Round } from '../domain/forecasts.events.js';

/** A forecast of a concept, or, without a slug, the round it was made in. */
export type ForecastDoc = Forecast | (Round & { slug: null; made_at: string; forecasts: number });

/** "What was said of a concept, and when?" and "which rounds are made?" */
export const forecasts = defineDocumentProjection<ForecastEvent, ForecastDoc>({
  name: 'forecasts',
  version: 1,
  categories: ['forecast'],
  keyOf: ({ type, data }) =>
    [data.measure, data.kind, type === 'ForecastMade' ? data.slug : '', data.origin].join('/'),
  evolve: (_, event) => {
    if (event.type === 'ForecastMade') return event.data;
    const { measure, kind, origin, made_at, forecasts: made } = event.data;
    return { measure, kind, origin, made_at, slug: null, forecasts: made };
  },
  columns: [
    "measure text NOT NULL GENERATED ALWAYS AS (doc->>'measure') STORED",
    "kind text NOT NULL GENERATED ALWAYS AS (doc->>'kind') STORED",
    "slug text GENERATED ALWAYS AS (doc->>'slug') STORED",
    "origin text NOT NULL GENERATED ALWAYS AS (doc->>'origin') STORED",
  ],
  indexes: [
    'CREATE INDEX ON document (measure, kind, slug, origin)',
    'CREATE INDEX ON document (measure, kind, origin) WHERE slug IS NULL',
  ],
});
