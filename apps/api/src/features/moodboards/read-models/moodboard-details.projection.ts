import { defineDocumentProjection } from '@toile/event-store';
import type { BoardPeopleEvent } from '../domain/board-people.events.js';
import type { MoodboardEvent } from '../domain/moodboard.events.js';
import { type Board, evolve, type Moodboard, noMoodboard, withoutMember } from '../domain/moodboard.state.js';

/** A board as it is: the decider's state, with what lists sort by. */
export type MoodboardDocument = Exclude<Moodboard, { status: 'none' }> & {
  version: number;
  updated_at: string;
  /** When each member last changed what is on it, by subject: a picture is saved where its reader was last. */
  touched: Readonly<Record<string, string>>;
  /** Subjects of whose words or membership is in it. */
  persons: readonly string[];
};

/** "What is on the board?", "which boards are mine?" and "which may I see?" */
export const moodboardDetails = defineDocumentProjection<MoodboardEvent, MoodboardDocument>({
  name: 'moodboard-details',
  version: 4,
  categories: ['moodboard'],
  evolve: (doc, event) => {
    // A board without a name is that of an erased member: a rebuild leaves it out, as the purge has taken it out.
    if (event.type === 'MoodboardCreated' && event.data.name === null) return null;
    const board = evolve(doc ?? noMoodboard(), event);
    if (board.status === 'none') return null;
    const updated_at = event.recordedAt.toISOString();
    const { actor } = event.metadata;
    const isContent = !PEOPLE.has(event.type);
    const touched = { ...doc?.touched, ...(actor && isContent ? { [actor]: updated_at } : {}) };
    return { ...board, version: event.version, updated_at, touched, persons: personsOf(board) };
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
    "CREATE INDEX ON document USING gin ((doc->'persons'))",
    "CREATE INDEX ON document USING gin ((doc->'access') jsonb_path_ops)",
  ],
  // With its owner a board is gone, for everybody; of others their words go, and their membership.
  personal: {
    where: "doc->'persons' ? $1",
    forget: (doc, subject) => {
      if (doc.owner === subject) return null;
      const left = withoutMember(doc, subject);
      return { ...left, persons: personsOf(left) };
    },
  },
});

const PEOPLE: ReadonlySet<string> = new Set<BoardPeopleEvent['type']>([
  'MoodboardPersonInvited',
  'MoodboardInvitationWithdrawn',
  'MoodboardInvitationDeclined',
  'MoodboardInvitationAccepted',
  'MoodboardRoleChanged',
  'MoodboardPersonLeft',
  'MoodboardMentionMailsChosen',
]);

const personsOf = ({ owner, access, wordsBy }: Board): string[] => [
  ...new Set([owner, ...access.people.map(({ person }) => person), ...Object.values(wordsBy)]),
];
