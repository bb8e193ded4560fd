import { newEmbedSchema } from '../dashboard/embed/embeds.controller.js';
import { EMPTY_ROW } from '../dashboard/figure/figure-row.js';
import type { Operation } from './operation.js';

const at = '2026-11-20T12:00:00.000Z';
const reference = { figure: 'category-overview/runway-share', filters: { city: 'milan' } };
const embed = {
  ...{ id: '5f0c2a7e-1b1a-4a55-9d0f-0d6f0b2f6a11', ...reference },
  ...{ created_at: at, last_used_at: null },
};

/** What members take away from the dashboard: the documentation's part. */
export const TAKE_AWAY_OPERATIONS: Record<string, Operation> = {
  'GET /api/dashboard/embeds': { summary: 'Figures you show elsewhere', example: { results: [embed] } },
  'POST /api/dashboard/embeds': {
    summary: 'A token that opens one figure with its filters, for a frame on another site; shown once',
    body: newEmbedSchema,
    example: { ...embed, token: 'Jx0mYw', path: '/data/embed/Jx0mYw' },
  },
  'DELETE /api/dashboard/embeds/{id}': { summary: 'Withdraws a token: its figure is shown no more' },
  'GET /data/embed/{token}': {
    summary: 'The figure of a token: a page that may be framed, or JSON to `Accept: application/json`',
    example: {
      rows: [{ ...EMPTY_ROW, label: 'Denim', tag_name: 'denim', value: 13, value_label: '13.0 %' }],
      meta: {
        ...{ definition: 'share_of_collection_v2', version: 2, filters: reference.filters },
        window: { from: '2026-09-08', to: '2026-10-06', rule: 'SS27: looks shown' },
        ...{ as_of: at, fresh_to: at, partial: false },
      },
    },
  },
};
