import { defineDocumentProjection } from '@toile/event-store';
import type { MoodboardEvent } from '../domain/moodboard.events.js';
import { evolve, type Moodboard, noMoodboard } from '../domain/moodboard.state.js';

/** A board as it is: the decider's state, with what lists sort by. */
export type MoodboardDocument = Exclude<Moodboard, { status: 'none' }> & {
  version: number;
  updated_at: string;
};

/** "What is on the board?" and "which boards are mine?" */
export const moodboardDetails = defineDocumentProjection<MoodboardEvent, MoodboardDocument>({
  name: 'moodboard-details',
  version: 4,
  categories: ['moodboard'],
  evolve: (doc, event) => {
    // A board without a name is that of an erased member: a rebuild leaves it out, as the purge has taken it out.
    if (event.type === 'MoodboardCreated' && event.data.name === null) return null;
    const board = evolve(doc ?? noMoodboard(), event);
    if (board.status === 'none') return null;
    return { ...board, version: event.version, updated_at: event.recordedAt.toISOString() };
  },
  columns: [
    "owner text GENERATED ALWAYS AS (doc->>'owner') STORED",
    "token text GENERATED ALWAYS AS (doc->>'token') STORED",
    "open boolean GENERATED ALWAYS AS (doc->>'status' = 'open') STORED",
    "updated_at text GENERATED ALWAYS AS (doc->>'updated_at') STORED",
  ],
  indexes: [
    'CREATE INDEX ON document (owner, updated_at DESC, key) WHERE open',
    'CREATE INDEX ON document (token) WHERE open AND token IS NOT NULL',
  ],
  // With its owner a board is gone: nobody is left who could see or share it.
  personal: { where: 'owner = $1', forget: () => null },
});
