import {
  moodboardListSchema,
  moodboardPageSchema,
} from '../moodboards/moodboard-details/moodboards.query.js';
import {
  bringBackSchema,
  commentSchema,
  coverSchema,
  describeSchema,
  moveSchema,
  nameSchema,
  orderSchema,
  removeLooksSchema,
  removeSchema,
} from '../moodboards/moodboard-schemas.js';
import { pdfSchema } from '../moodboards/pdf/moodboard-pdf.controller.js';
import { EXAMPLES as e, page } from './examples.js';
import type { Operation } from './operation.js';

const token = 'mB4Yp2nQk7c1sVtXz0aLrw';
const board = {
  ...{ slug: '5f1c2d3e4a5b6c7d', name: 'Denim', count: 1, version: 2 },
  cover: e.look.image_filename,
};
const change = { moodboard: board, added: true };
const row = { ...board, token, contains: false, updated_at: '2026-11-21T10:00:00.000Z' };
const item = { type: 'look', slug: e.look.slug, comment: 'The cut of the sleeve', look: e.look };
const items = {
  query: moodboardPageSchema,
  example: {
    ...page({ ...item, image_filename: e.look.image_filename }),
    ...{ version: 2, moodboard: { ...board, token, description: null, cover_item: null } },
  },
};
const boards = { query: moodboardListSchema, example: page(row) };

/** Boards of members: who changes one sends the version it saw, or nothing where order does not matter. */
export const MOODBOARD_OPERATIONS: Record<string, Operation> = {
  'GET /moodboards': { summary: 'The member’s boards, the last changed first', ...boards },
  'GET /moodboards/list/ajax': {
    summary: 'The member’s boards; `contains` says which hold the look that is asked with',
    ...boards,
  },
  'POST /moodboards/create': {
    summary: 'A new board; one for each `Idempotency-Key`',
    body: nameSchema,
    example: { ...board, token },
  },
  'PUT /moodboards/create-and-add/{type}/{slug}': {
    summary: 'A picture on the board of that name, which is made unless it is there',
    body: nameSchema,
    example: { moodboard: { ...board, token }, added: true },
  },
  'PUT /moodboards/{board}/add-look/{type}/{slug}': {
    summary: 'A picture on a board, once however often it is asked',
    example: change,
  },
  'PUT /moodboards/{board}/comment/{slug}': {
    summary: 'A note on a picture; an empty one takes it away',
    body: commentSchema,
    example: change,
  },
  'PATCH /moodboards/{slug}': {
    summary: 'Another name, another description; what is left out stays',
    body: describeSchema,
    example: change,
  },
  'PUT /moodboards/{board}/cover': {
    summary: 'The picture that stands for a board; null is its first one again',
    body: coverSchema,
    example: change,
  },
  'POST /moodboards/move/{slug}': {
    summary: 'Moves pictures with their notes to another board of the member',
    body: moveSchema,
    example: change,
  },
  'POST /moodboards/remove/{slug}': {
    summary: 'Takes many pictures off at once',
    body: removeLooksSchema,
    example: change,
  },
  'GET /moodboards/deleted': {
    summary: 'Boards that were deleted and can be restored',
    example: page({
      ...{ slug: board.slug, name: board.name, count: 1, cover: board.cover },
      ...{ deleted_at: '2026-11-21T10:00:00.000Z', until: '2026-12-21T10:00:00.000Z' },
    }),
  },
  'GET /moodboards/history/{slug}': {
    summary: 'What became of a board, a step for each command, the newest first',
    example: {
      ...{ slug: board.slug, version: 2 },
      results: [{ version: 2, at: '2026-11-21T10:00:00.000Z', changes: [{ kind: 'added', count: 1 }] }],
    },
  },
  'GET /moodboards/history/{slug}/{version}': {
    summary: 'A board as it was at a version',
    example: {
      moodboard: { ...board, description: null },
      results: [{ ...item, image_filename: e.look.image_filename }],
    },
  },
  'POST /moodboards/history/{slug}': {
    summary: 'Makes a board show again what it showed at a version; sharing stays as it is',
    body: bringBackSchema,
    example: change,
  },
  'POST /moodboards/reorder/{slug}': {
    summary: 'Another order: all items once, 422 otherwise; 409 when the board has changed since `version`',
    body: orderSchema,
    example: change,
  },
  'DELETE /moodboards/remove-look': {
    summary: 'Takes a picture off, if it is there',
    body: removeSchema,
  },
  'POST /moodboards/delete/{slug}': {
    summary: 'Deletes a board by the token of the confirmation page; it can be undone for 30 days',
  },
  'POST /moodboards/restore/{slug}': { summary: 'Undoes a deletion', example: change },
  'POST /moodboards/share/{slug}': {
    summary: 'A public address; the one before stops working',
    example: { token },
  },
  'DELETE /moodboards/share/{slug}': { summary: 'Takes the public address away' },
  'GET /moodboards/{slug}/more': { summary: 'What is on a board of one’s own, in its order', ...items },
  'GET /moodboards/public/{token}': { summary: 'What is on a shared board', ...items },
  'GET /moodboards/public/{token}/more': { summary: 'What is on a shared board', ...items },
  'GET /moodboards/pdf/{token}': {
    summary: 'A shared board as a PDF of A4 landscape pages, one to nine looks on each',
    query: pdfSchema,
    produces: 'application/pdf',
  },
  'GET /moodboards/pdf/{token}/progress': {
    summary: 'Begins the PDF unless it is there, and says how far it is',
    query: pdfSchema,
    example: { ready: false, done: 12, total: 40 },
  },
};
