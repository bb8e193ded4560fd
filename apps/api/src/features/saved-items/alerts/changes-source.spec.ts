import { expect, it } from '@jest/globals';
import type { Member } from '../../../kernel/auth/member.js';
import type { ConceptChanges } from '../../forecasts/index.js';
import type { KeptAlert } from '../domain/saved-items.state.js';
import { alertMail } from './alert-mail.js';
import { ChangesSource } from './changes-source.js';

const series = { measure: 'searches', of: 'trend', slug: 'denim' } as const;
const week = (from: string) => ({ from, partial: false, of: 1_200, value: 4, numerator: 48 });
const found = { weeks: [week('2026-11-09'), week('2026-11-16')], until: '2026-11-23' };
const changes = {
  of: async () => found,
  changesAt: (_: unknown, until: string) => ({
    changes: until > '2026-11-16' ? [{ from: '2026-11-09', before: 2, after: 4 }] : [],
    oddWeeks: [],
  }),
} as unknown as ConceptChanges;
const source = new ChangesSource(
  changes,
  { of: async () => (locale: string) => (locale === 'fr' ? 'Jean' : 'Denim') } as never,
  {} as never,
);
const limit = { measure: 'size', operator: 'above', threshold: 20 } as const;

it('tells what changed in which week, what was counted in it, and leads to what is behind it', async () => {
  const look = await source.look({ watches: 'changes', series }, limit);
  expect(look).toMatchObject({ value: 100, week: '2026-11-09' });
  const alert = {
    watches: 'changes',
    series,
    ...limit,
    id: 'a',
    name: null,
    last: { at: '2026-11-25T00:00:00.000Z', value: 100 },
  } as KeptAlert;
  const to = { subject: 's', email: 'a@b.c', locale: 'en' } as Member;
  const mail = alertMail(alert, look, to, { publicUrl: 'https://t.example', stop: () => 'https://stop' });
  expect(mail.subject).toBe('Denim: +100%');
  expect(mail.text).toContain(
    'Denim: something changed in the week of November 9, 2026. The level went from about 2% to about 4% (+100%).',
  );
  expect(mail.text).toContain('Behind it: 48 of 1,200, November 9, 2026 to November 15, 2026.');
  expect(mail.text).toContain(
    'https://t.example/en/data/dashboard/time?measure=searches&of=trend&slugs=denim&week=2026-11-09',
  );
  expect(look.tell('fr', 100).text).toContain(
    'Jean\u00a0: quelque chose a changé la semaine du 9 novembre 2026',
  );
});

it('is tried on the weeks as they had closed, the newest of which it was seen in first', async () => {
  const now = new Date('2026-11-26T12:00:00Z');
  const points = await source.past({ watches: 'changes', series }, limit, {} as Member, 30, now);
  expect(points.map(({ at, value }) => [at.slice(0, 10), value])).toEqual([
    ['2026-11-16', 0],
    ['2026-11-23', 100],
  ]);
});
