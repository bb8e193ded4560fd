import {
  alertTrialSchema,
  changedAlertSchema,
  newAlertSchema,
} from '../dashboard/desk/alerts/alerts.controller.js';
import { changedDigestSchema, chosenDigestSchema } from '../dashboard/desk/digest/digest.controller.js';
import {
  changedNoteSchema,
  newNoteSchema,
  notesQuerySchema,
} from '../dashboard/desk/notes/notes.controller.js';
import { renamedViewSchema, savedViewSchema } from '../dashboard/desk/saved-views/saved-views.controller.js';
import { newEmbedSchema } from '../dashboard/embed/embeds.controller.js';
import { EMPTY_ROW } from '../dashboard/figure/figure-row.js';
import type { Operation } from './operation.js';

const at = '2026-11-20T12:00:00.000Z';
const reference = { figure: 'category-overview/runway-share', filters: { city: 'milan' } };
const id = '3f1c0a9be2d45f60';
const view = { id, name: 'Milan', address: '/data/dashboard/trends?city=milan', created_at: at };
const note = { id, ...reference, date: '2026-09-24', text: 'The strike began.', created_at: at };
const alert = {
  ...{ id, name: 'Denim in Milan', ...reference, row: 'denim', measure: 'value', operator: 'above' },
  ...{ threshold: 10, paused: false, stand: 'armed', last: { at, value: 10.4 }, created_at: at },
};
const digest = {
  ...{ figures: [reference], weekday: 1, paused: false, last_sent_at: null },
  next_at: '2026-11-23T06:00:00.000Z',
};
const embed = {
  ...{ id: '5f0c2a7e-1b1a-4a55-9d0f-0d6f0b2f6a11', ...reference },
  ...{ created_at: at, last_used_at: null },
};

/** What members take away from the dashboard: the documentation's part. */
export const TAKE_AWAY_OPERATIONS: Record<string, Operation> = {
  'GET /api/dashboard/saved-views': { summary: 'Your saved views', example: { results: [view] } },
  'POST /api/dashboard/saved-views': {
    summary: 'Keeps a page of the dashboard with its filters under a name',
    body: savedViewSchema,
    example: view,
  },
  'PATCH /api/dashboard/saved-views/{id}': {
    summary: 'Another name for a saved view',
    body: renamedViewSchema,
    example: view,
  },
  'DELETE /api/dashboard/saved-views/{id}': { summary: 'Deletes a saved view' },
  'GET /api/dashboard/annotations': {
    summary: 'Your notes on figures, the newest day first',
    query: notesQuerySchema,
    example: { results: [note] },
  },
  'POST /api/dashboard/annotations': {
    summary: 'A note on a figure, about a day; nobody else reads it',
    body: newNoteSchema,
    example: note,
  },
  'PATCH /api/dashboard/annotations/{id}': {
    summary: 'Changes a note',
    body: changedNoteSchema,
    example: note,
  },
  'DELETE /api/dashboard/annotations/{id}': { summary: 'Removes a note' },
  'GET /api/dashboard/embeds': { summary: 'Figures you show elsewhere', example: { results: [embed] } },
  'POST /api/dashboard/embeds': {
    summary: 'A token that opens one figure with its filters, for a frame on another site; shown once',
    body: newEmbedSchema,
    example: { ...embed, token: 'Jx0mYw', path: '/data/embed/Jx0mYw' },
  },
  'DELETE /api/dashboard/embeds/{id}': { summary: 'Withdraws a token: its figure is shown no more' },
  'GET /api/dashboard/alerts': { summary: 'Your alerts and where they stand', example: { results: [alert] } },
  'POST /api/dashboard/alerts': {
    summary:
      'Tells by mail when a row of a figure passes a threshold; once a crossing, again after it came back by 5 %',
    body: newAlertSchema,
    example: alert,
  },
  'POST /api/dashboard/alerts/trial': {
    summary: 'When an alert would have told, from the figure as it was known on the days before; 6 a minute',
    body: alertTrialSchema,
    example: {
      points: [
        { at: '2026-11-19T12:00:00.000Z', value: 9.6 },
        { at, value: 10.4 },
      ],
      fired: [{ at, value: 10.4 }],
      now: { value: 10.4, stand: 'crossed' },
    },
  },
  'PATCH /api/dashboard/alerts/{id}': {
    summary: 'Pauses an alert, or lets it go on',
    body: changedAlertSchema,
    example: { ...alert, paused: true },
  },
  'DELETE /api/dashboard/alerts/{id}': { summary: 'Removes an alert' },
  'GET /api/dashboard/digest': { summary: 'Your weekly letter of figures', example: digest },
  'PUT /api/dashboard/digest': {
    summary: 'Chooses the figures of the weekly letter and its weekday (Monday is 1), at seven in Paris',
    body: chosenDigestSchema,
    example: digest,
  },
  'PATCH /api/dashboard/digest': {
    summary: 'Pauses the weekly letter, or lets it go on',
    body: changedDigestSchema,
    example: { ...digest, paused: true, next_at: null },
  },
  'GET /api/dashboard/digest/preview': { summary: 'The letter as it would go out now, as HTML' },
  'GET /data/unsubscribe/{token}': { summary: 'Asks whether to end the mails a link stood in, as HTML' },
  'POST /data/unsubscribe/{token}': {
    summary: 'Ends them; the token allows it, also for mail providers (RFC 8058)',
  },
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
