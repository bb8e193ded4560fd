import { defineDocumentProjection } from '@toile/event-store';
import type { DeckEvent } from '../domain/deck.events.js';
import { evolve, noDeck, type OpenDeck } from '../domain/deck.state.js';

const PREFIX = 'deck-';
export const deckStream = (id: string): string => `${PREFIX}${id}`;
export const idOfDeck = (stream: string): string => stream.slice(PREFIX.length);

/** A deck as it is, with when it was changed last. */
export type DeckDocument = OpenDeck & { updated_at: string };

/** "What is in the deck?", "which are mine, and which are shared with me?" */
export const decksReadModel = defineDocumentProjection<DeckEvent, DeckDocument>({
  name: 'decks',
  version: 3,
  categories: ['deck'],
  evolve: (doc, event) => {
    // A deck without a title is that of an erased member: a rebuild leaves it out, as the purge has taken it out.
    if (event.type === 'DeckCreated' && event.data.title === null) return null;
    const deck = evolve(doc ?? noDeck(), event);
    return deck.status === 'open' ? { ...deck, updated_at: event.recordedAt.toISOString() } : null;
  },
  columns: [
    "owner text GENERATED ALWAYS AS (doc->>'owner') STORED",
    "refreshes boolean GENERATED ALWAYS AS (jsonb_typeof(doc->'refresh') = 'object') STORED",
    "updated_at text GENERATED ALWAYS AS (doc->>'updated_at') STORED",
  ],
  indexes: [
    'CREATE INDEX ON document (owner, updated_at DESC)',
    'CREATE INDEX ON document (key) WHERE refreshes',
  ],
  personal: { where: 'owner = $1', forget: () => null },
});
