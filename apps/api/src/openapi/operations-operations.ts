import type { DataQuality, VisitsReport } from '@toile/contracts';
import { dataQualitySchema } from '../operations/data-quality/data-quality.controller.js';
import { visitsSchema } from '../operations/visits/visits.controller.js';
import type { Operation } from './operation.js';

const quality: DataQuality = {
  ...{ from: '2026-11-20T11:00:00.000Z', as_of: '2026-11-20T11:59:30.000Z' },
  ...{ fresh_to: '2026-11-20T11:59:29.000Z', lag_ms: 1_000 },
  minutes: [
    { minute: '2026-11-20T11:00:00.000Z', kinds: { page: 40, media: 12, photos: 9 }, events: 61, bots: 3 },
  ],
  intake: { received: 64, stored: 61, spooled: 0, duplicate: 2, refused: { invalid: 1 } },
  ...{
    events: 61,
    bots: 3,
    staff: 1,
    without_consent: 20,
    copies: 0,
    duplicate_share: 0.032,
    dead_letters: 0,
  },
  unknown: { events: 1, share: 0.016, slugs: [{ entity: 'look:no-such-look', events: 1 }] },
  alerts: [{ code: 'mix', dimension: 'device', value: 'mobile', now: 0.3, before: 0.5 }],
};
const visits: VisitsReport = {
  ...{ from: '2026-10-21T00:00:00.000Z', to: '2026-11-20T00:00:00.000Z', conversion: 'purchase' },
  ...{ visits: 1_200, visitors: 800, pages_per_visit: 4.5, median_seconds: 210, single_page_share: 0.22 },
  conversions: 40,
  rows: [
    {
      ...{ source: 'letter', campaign: 'ss27', content: 'hero', visits: 300, visitors: 220 },
      ...{ first_touch: 12, last_touch: 18 },
    },
  ],
};

/** The operators' part of the documentation. */
export const OPERATIONS_OPERATIONS: Record<string, Operation> = {
  'GET /api/operations/data-quality': {
    summary: 'How complete and clean the events of the last minutes are, and what is not as usual',
    query: dataQualitySchema,
    example: quality,
  },
  'GET /api/operations/visits': {
    summary: 'Visits, and conversions by the first and the last campaign',
    query: visitsSchema,
    example: visits,
  },
};
