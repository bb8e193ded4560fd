import { afterAll, beforeAll, describe, it } from '@jest/globals';
import { inStream, specifyProjection } from '@toile/event-store';
import { testPostgres } from '@toile/testing';
import pg from 'pg';
import type { SavedItemsEvent } from '../domain/saved-items.events.js';
import { savedItemsFeature } from '../saved-items.feature.js';
import { ownSavedItems as projection } from './own-saved-items.projection.js';

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
const { category } = savedItemsFeature;
const specified = () => specifyProjection<SavedItemsEvent>({ projection, pool, category });

const at = '2026-03-01T10:00:00.000Z';
const saved: SavedItemsEvent = {
  type: 'ViewSaved',
  data: { owner: 'ada', id: 'v1', name: 'Milan', address: '/data/dashboard/trends?city=milan', at },
};
const view = { id: 'v1', name: 'Milan', address: '/data/dashboard/trends?city=milan', created_at: at };
const rule = {
  watches: 'figure',
  figure: 'graphs/ranking',
  filters: {},
  row: 'verne',
  measure: 'value',
  operator: 'above',
  threshold: 10,
} as const;
const set: SavedItemsEvent = {
  type: 'AlertSet',
  data: { owner: 'ada', id: 'a1', name: 'Verne', ...rule, at },
};
const alert = {
  ...rule,
  id: 'a1',
  name: 'Verne',
  paused: false,
  stand: 'unknown',
  last: null,
  crossings: [],
  untold: false,
  week: null,
  followers: [],
  created_at: at,
};
const empty = { views: [], notes: [], alerts: [], groups: [], sets: [], digest: null, schedules: [] };

describe('what a member keeps of the dashboard', () => {
  it('are views under their last name, until they are deleted', async () => {
    const renamed: SavedItemsEvent = {
      type: 'ViewRenamed',
      data: { owner: 'ada', id: 'v1', name: 'Milano' },
    };
    const history = specified().given(inStream('desk-ada', saved));
    await history
      .when(inStream('desk-ada', renamed))
      .thenDocuments({ 'desk-ada': { ...empty, views: [{ ...view, name: 'Milano' }] } });
    await history
      .when(inStream('desk-ada', renamed, { type: 'ViewDeleted', data: { id: 'v1' } }))
      .thenDocuments({ 'desk-ada': empty });
  });

  it('are alerts that stay untold from their crossing until the mail has gone', async () => {
    const crossed: SavedItemsEvent = {
      type: 'AlertCrossed',
      data: { id: 'a1', at, value: 12, week: null, isNews: true },
    };
    const crossings = [{ at, value: 12 }];
    const news = { ...alert, stand: 'crossed', last: crossings[0], crossings };
    const history = specified().given(inStream('desk-ada', set, crossed));
    await history.thenDocuments({ 'desk-ada': { ...empty, alerts: [{ ...news, untold: true }] } });
    await history
      .when(inStream('desk-ada', { type: 'AlertTold', data: { id: 'a1' } }))
      .thenDocuments({ 'desk-ada': { ...empty, alerts: [news] } });
  });

  it('are sets that hold what is left of them when a group is deleted', async () => {
    const dimension = 'brand' as const;
    const group: SavedItemsEvent = {
      type: 'GroupSaved',
      data: { owner: 'ada', id: 'g1', name: 'Rivals', dimension, members: ['verne'], at },
    };
    const set: SavedItemsEvent = {
      type: 'SetSaved',
      data: { owner: 'ada', id: 's1', name: 'Peers', dimension, members: ['nola', '~g1'], at },
    };
    const kept = { id: 's1', name: 'Peers', dimension, is_default: false, created_at: at };
    await specified()
      .given(inStream('desk-ada', group, set))
      .when(inStream('desk-ada', { type: 'GroupDeleted', data: { id: 'g1' } }))
      .thenDocuments({ 'desk-ada': { ...empty, sets: [{ ...kept, members: ['nola'] }] } });
    await specified()
      .given(inStream('desk-ada', group, set))
      .erased('ada')
      .thenDocuments({
        'desk-ada': {
          ...empty,
          groups: [{ id: 'g1', name: null, dimension, members: ['verne'], created_at: at }],
          sets: [{ ...kept, name: null, members: ['nola', '~g1'] }],
        },
      });
  });

  it('lose their words, and keep their numbers, when the member is erased', async () => {
    await specified()
      .given(
        inStream('desk-ada', saved, set),
        inStream('desk-bob', { ...saved, data: { ...saved.data, owner: 'bob' } }),
      )
      .erased('ada')
      .thenDocuments({
        'desk-ada': { ...empty, views: [{ ...view, name: null }], alerts: [{ ...alert, name: null }] },
        'desk-bob': { ...empty, views: [view] },
      });
  });
});
