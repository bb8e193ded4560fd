import { expect, it } from '@jest/globals';
import { DomainError } from '@toile/platform';
import type { Member } from '../../../kernel/auth/member.js';
import { type KeptAlert, nothingSaved } from '../domain/saved-items.state.js';
import type { SharedSavedItems } from '../shared-saved-items.js';
import type { AlertSources } from './alert-sources.js';
import { AlertsInWords } from './alerts-in-words.js';

it('tells numbers of a colleague’s alert, and mails of them, to nobody whose plan does not open them', async () => {
  const at = '2026-11-20T12:00:00.000Z';
  const alert = {
    watches: 'figure',
    figure: 'graphs/ranking',
    filters: {},
    row: 'verne',
    measure: 'value',
    operator: 'above',
    threshold: 10,
    id: 'a',
    name: 'Verne',
    paused: false,
    created_at: at,
    untold: false,
    week: null,
    stand: 'crossed',
    last: { at, value: 12 },
    crossings: [{ at, value: 12 }],
    followers: [],
  } as KeptAlert;
  const [bob, eve] = ['bob', 'eve'].map((subject) => ({ subject }) as Member) as [Member, Member];
  const sources = {
    mustBeEntitled: async (_: unknown, { subject }: Member) => {
      if (subject === 'eve') throw new DomainError('dashboard/forbidden', 'Not of your plan.');
    },
  } as unknown as AlertSources;
  const shared = { followersOf: async () => [bob, eve] } as unknown as SharedSavedItems;
  const words = new AlertsInWords(sources, shared);
  const place = () => ({ role: 'read' as const, shared: 'read' as const, owner: 'Ada' });
  const shelf = { owner: 'ada', saved: { ...nothingSaved(), alerts: [alert] }, place };
  expect(await words.of(shelf, bob)).toMatchObject([{ stand: 'crossed', mailed: true, last: { value: 12 } }]);
  const hidden = { stand: 'unknown', mailed: false, last: null, crossings: [], threshold: 10 };
  expect(await words.of(shelf, eve)).toMatchObject([hidden]);
  expect(await words.toldOf(alert, 'ada')).toEqual([bob]);
});
