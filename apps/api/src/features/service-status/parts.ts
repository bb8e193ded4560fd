import type { HealthDto } from '../../kernel/health/health.dto.js';

export const PARTS = ['pages', 'events', 'figures'] as const;
export type Part = (typeof PARTS)[number];

/** The checks each part rests on. Pages are read and members served from PostgreSQL; the spool takes events while the log is away. */
const RESTS_ON: Record<Part, readonly string[]> = {
  pages: ['api', 'postgres'],
  events: ['ingest'],
  figures: ['aggregator', 'log', 'warehouse'],
};

/** How much of 28 days each is promised to serve, percent: `docs/reference/objectives.md`. */
export const PROMISED: Record<Part, number> = { pages: 99.9, events: 99.95, figures: 99 };

/** From here on figures are late, seconds, as the objectives have it. */
const LATE_S = 30;

/** Which parts do not serve. */
export function failingParts({ services, lag_ms }: Pick<HealthDto, 'services' | 'lag_ms'>): Part[] {
  const late = (lag_ms ?? 0) > LATE_S * 1_000;
  return PARTS.filter(
    (part) => RESTS_ON[part].some((check) => services[check] !== 'ok') || (part === 'figures' && late),
  );
}
