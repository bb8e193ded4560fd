import { tokenSchema } from '../dashboard/access/tokens.controller.js';
import type { Operation } from './operation.js';

const meta = {
  ...{
    definition: 'share_of_collection_v2',
    version: 2,
    filters: { type: 'woman', season: 'spring-summer-2027' },
  },
  window: { from: '2026-09-08', to: '2026-10-13', rule: 'SS27: first show day to last show day + 7 days' },
  ...{ as_of: '2026-11-20T12:00:00.000Z', fresh_to: '2026-11-20T11:59:59.000Z', partial: false },
};
const token = {
  ...{ id: '5f0c2a7e-1b1a-4a55-9d0f-0d6f0b2f6a11', name: 'Notebook', scopes: ['trends'] },
  ...{ created_at: meta.as_of, expires_at: '2027-02-18T12:00:00.000Z', last_used_at: meta.as_of },
};

/** The dashboard's part of the documentation. */
export const DASHBOARD_OPERATIONS: Record<string, Operation> = {
  'GET /api/dashboard/exports/{id}': {
    summary: 'The receipt of an export; any figure is exported with `format=csv|xlsx|json|parquet`',
    example: {
      ...{
        id: token.id,
        again: '/api/dashboard/graphs/ranking?as_of=2026-11-20T12%3A00%3A00.000Z',
        format: 'csv',
      },
      ...{ definition: 'ranking_traffic', version: 2, filters: meta.filters, window: meta.window },
      ...{ as_of: meta.as_of, fresh_to: meta.fresh_to, rows: 20, columns: ['label', 'value'] },
      ...{
        sha256: 'b5bb9d8014a0f9b1d61e21e796d78dccdf1352f23cd32812f4850b878ae4944c',
        created_at: meta.as_of,
      },
    },
  },
  'GET /api/dashboard/tokens': { summary: 'Your read-only tokens', example: { results: [token] } },
  'POST /api/dashboard/tokens': {
    summary:
      'A new read-only token for programs (`Authorization: Bearer`), shown once; 120 requests a minute',
    body: tokenSchema,
    example: { ...token, token: 'toile_Jx0mYw' },
  },
  'DELETE /api/dashboard/tokens/{id}': { summary: 'Withdraw a token' },
};
