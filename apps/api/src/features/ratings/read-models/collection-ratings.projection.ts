import { defineDocumentProjection } from '@toile/event-store';
import type { RatingEvent } from '../domain/rating.events.js';
import { evolve, noRating, type Rating } from '../domain/rating.state.js';

/** "How is the collection rated?" and "which rating is number 7?" Withdrawn ratings keep their number and stream. */
export const collectionRatings = defineDocumentProjection<RatingEvent, Rating & { ids: number[] }>({
  name: 'collection-ratings',
  version: 1,
  categories: ['rating'],
  evolve: (doc, event) => {
    const rating = evolve(doc ?? noRating(), event);
    const ids = [...new Set([...(doc?.ids ?? []), event.data.id])];
    return { ...rating, ids };
  },
  columns: [
    "collection text GENERATED ALWAYS AS (doc->>'collection') STORED",
    "member text GENERATED ALWAYS AS (doc->>'member') STORED",
    "rating smallint GENERATED ALWAYS AS ((doc->>'rating')::smallint) STORED",
  ],
  indexes: [
    'CREATE INDEX ON document (collection, rating) WHERE collection IS NOT NULL',
    "CREATE INDEX ON document USING gin ((doc->'ids'))",
  ],
  // The number given stays, as nobody's; the words go.
  personal: {
    where: 'member = $1',
    forget: (doc) => (doc.status === 'given' ? { ...doc, comment: null } : doc),
  },
});
