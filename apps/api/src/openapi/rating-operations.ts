import { ratingFormSchema } from '../ratings/rate-by-form/rate-by-form.controller.js';
import { ratingChangeSchema, ratingSchema } from '../ratings/rating-schemas.js';
import type { Operation } from './operation.js';

const own = { id: 12, collection: 'castellani-brera-fall-winter-2026', rating: 4, comment: 'The sleeves.' };
const overview = {
  ...{ average: 4.2, count: 12, mine: own },
  distribution: { '1': 0, '2': 1, '3': 2, '4': 3, '5': 6 },
};

/** What members think of collections. */
export const RATING_OPERATIONS: Record<string, Operation> = {
  'POST /api/collection/rating': {
    summary: 'Rates a collection, 1 to 5, once a member',
    body: ratingSchema,
    example: own,
  },
  'PATCH /api/collection/rating/{id}': {
    summary: 'Changes an own rating',
    body: ratingChangeSchema,
    example: own,
  },
  'DELETE /api/collection/rating/{id}': { summary: 'Withdraws an own rating' },
  'GET /api/collection/{slug}/rating/overview': {
    summary: 'How a collection is rated; the average is null under three ratings',
    example: overview,
  },
  'GET /collection/{slug}/rating': { summary: 'Leads (302) to the ratings on the collection’s page' },
  'POST /collection/{slug}/rating': {
    summary:
      'The page’s form: gives, changes or, with `withdraw`, takes back the reader’s rating; 303 to a person',
    body: ratingFormSchema,
    example: overview,
  },
};
