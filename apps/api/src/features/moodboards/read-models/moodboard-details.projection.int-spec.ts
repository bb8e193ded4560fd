import { afterAll, beforeAll, describe, it } from '@jest/globals';
import { inStream, specifyProjection, timeAt } from '@toile/event-store';
import { testPostgres } from '@toile/testing';
import pg from 'pg';
import type { MoodboardEvent } from '../domain/moodboard.events.js';
import { moodboardsFeature } from '../moodboards.feature.js';
import { moodboardDetails as projection } from './moodboard-details.projection.js';

let postgres: Awaited<ReturnType<typeof testPostgres>>;
let pool: pg.Pool;
beforeAll(async () => {
  postgres = await testPostgres();
  pool = new pg.Pool({ connectionString: postgres.url });
});
afterAll(async () => {
  await pool?.end();
  await postgres?.stop();
});
const { category } = moodboardsFeature;
const specified = () => specifyProjection<MoodboardEvent>({ projection, pool, category });

const created: MoodboardEvent = {
  type: 'MoodboardCreated',
  data: { owner: 'ada', name: 'Denim', token: 'token-1' },
};
const added = (slug: string): MoodboardEvent => ({
  type: 'LookAddedToMoodboard',
  data: { type: 'look', slug, image_filename: `${slug}.webp` },
});
const removed = (slug: string): MoodboardEvent => ({
  type: 'LookRemovedFromMoodboard',
  data: { type: 'look', slug },
});
const item = (slug: string) => ({
  type: 'look',
  slug,
  image_filename: `${slug}.webp`,
  comment: null,
  section: null,
});
const board = {
  status: 'open',
  owner: 'ada',
  name: 'Denim',
  ownName: 'Denim',
  wordsBy: {},
  access: { people: [], invitations: [], quiet: [] },
  touched: {},
  persons: ['ada'],
  description: null,
  token: 'token-1',
  cover: null,
  sections: [],
  items: [],
  arrangement: 'grid',
  places: {},
};

describe('a board’s details', () => {
  it('hold what was added and not removed, with version and time of the last event', async () => {
    await specified()
      .given(inStream('moodboard-1', created, added('a'), added('b')))
      .when(inStream('moodboard-1', removed('a')))
      .thenDocuments({
        'moodboard-1': { ...board, items: [item('b')], version: 4, updated_at: timeAt(3).toISOString() },
      });
  });

  it('follow its order, its name and its sharing', async () => {
    await specified()
      .given(inStream('moodboard-1', created, added('a'), added('b')))
      .when(
        inStream(
          'moodboard-1',
          { type: 'MoodboardReordered', data: { order: ['look:b', 'look:a'] } },
          { type: 'MoodboardRenamed', data: { owner: 'ada', name: 'Raw denim' } },
          { type: 'MoodboardUnshared', data: {} },
        ),
      )
      .thenDocuments({
        'moodboard-1': {
          ...board,
          name: 'Raw denim',
          ownName: 'Raw denim',
          token: null,
          items: [item('b'), item('a')],
          version: 6,
          updated_at: timeAt(5).toISOString(),
        },
      });
  });

  it('are gone with their owner, whose other boards go too, and nobody else’s', async () => {
    const bobs: MoodboardEvent = { ...created, data: { owner: 'bob', name: 'Lace', token: 'token-2' } };
    await specified()
      .given(inStream('moodboard-1', created, added('a')), inStream('moodboard-2', bobs))
      .erased('ada')
      .thenDocuments({
        'moodboard-2': {
          ...board,
          owner: 'bob',
          name: 'Lace',
          ownName: 'Lace',
          persons: ['bob'],
          token: 'token-2',
          version: 1,
          updated_at: timeAt(2).toISOString(),
        },
      });
  });

  it('lose the words and the membership of a co-editor who is erased, whom they say no more of', async () => {
    const [until, at] = ['2026-03-15T10:00:00.000Z', '2026-03-01T11:00:00.000Z'];
    const together: MoodboardEvent[] = [
      created,
      added('a'),
      {
        type: 'MoodboardPersonInvited',
        data: { owner: 'ada', invitation: 'i1', token_hash: 't1', key: 'k1', role: 'edit', until },
      },
      {
        type: 'MoodboardInvitationAccepted',
        data: { owner: 'bob', invitation: 'i1', key: 'k1', role: 'edit', at },
      },
      { type: 'MoodboardRenamed', data: { owner: 'bob', name: 'Bob’s denim' } },
      { type: 'MoodboardDescribed', data: { owner: 'bob', description: 'For Bob' } },
      { type: 'MoodboardSectionNamed', data: { owner: 'bob', section: 's', name: 'Bob’s part' } },
      {
        type: 'LookCommentedOnMoodboard',
        data: { owner: 'bob', type: 'look', slug: 'a', comment: 'says Bob' },
      },
    ];
    await specified()
      .given(inStream('moodboard-1', ...together))
      .thenDocuments({
        'moodboard-1': {
          ...board,
          name: 'Bob’s denim',
          description: 'For Bob',
          sections: [{ id: 's', name: 'Bob’s part' }],
          items: [{ ...item('a'), comment: 'says Bob' }],
          access: { ...board.access, people: [{ person: 'bob', role: 'edit', key: 'k1', since: at }] },
          wordsBy: { name: 'bob', description: 'bob', 'section:s': 'bob', 'look:a': 'bob' },
          persons: ['ada', 'bob'],
          version: 8,
          updated_at: timeAt(7).toISOString(),
        },
      });
    await specified()
      .given(inStream('moodboard-1', ...together))
      .erased('bob')
      .thenDocuments({
        'moodboard-1': {
          ...board,
          sections: [{ id: 's', name: '' }],
          items: [item('a')],
          version: 8,
          updated_at: timeAt(7).toISOString(),
        },
      });
  });
});
