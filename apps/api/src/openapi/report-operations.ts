import { dateRangeSchema } from '../reports/reports.controller.js';
import { EXAMPLES as e, page } from './examples.js';
import type { Operation } from './operation.js';

/** Reports: lists, pages, files. */
export const REPORT_OPERATIONS: Record<string, Operation> = {
  'GET /api/reports/list': { summary: 'Reports, the newest first', example: page(e.report) },
  'GET /api/reports/flash/list': { summary: 'Flash reports', example: page(e.report) },
  'GET /api/reports/premium/list': { summary: 'Premium reports', example: page(e.report) },
  'GET /api/reports/count-by-date-range': {
    summary: 'How many reports appeared, both days included, five years at most',
    query: dateRangeSchema,
    example: {
      from: '2026-01-01',
      to: '2026-12-31',
      total: 3,
      by_type: { flash: 1, premium: 1, general: 1 },
      by_month: [{ month: '2026-03', count: 3 }],
    },
  },
  'GET /reports': { summary: 'Reports, the newest first', example: page(e.report) },
  'GET /reports/{slug}': {
    summary: 'A report with what it holds and leads with; `flash`, `premium` and `general` give lists',
    example: {
      report: e.report,
      contents: [{ title: 'At a glance', page: 2 }],
      figures: [{ of: 'looks', value: 893, evolution: -1 }],
      others: [e.report],
    },
  },
  'GET /download/{encoded}/pdf': {
    summary:
      'The file of a report, its path in base64 or base64url, in the language of `locale` where Toile draws it. Made when it is first asked for: 503 while its figures are being counted',
  },
};
