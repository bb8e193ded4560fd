import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { openApiEventStore } from '../../apps/api/src/event-sourced-features.js';
import type { CollectionToLoad } from '../../apps/api/src/features/catalogue-import/load-catalogue.js';
import { startTestDashboard } from '../../apps/api/src/features/figures/testing-dashboard.harness.js';
import { Attacker } from './figures-attacker.js';
import { ATTACKS, ATTACKS_ON_LONE, type Attack } from './figures-attacks.js';
import { addDays, type History, makeHistory, seedMembers, type Target, TRENDS } from './figures-history.js';

const named = (name: string) => ({ slug: name.toLowerCase().replaceAll(' ', '-'), name });
/** Every trend can be asked about. */
const COLLECTION: CollectionToLoad = {
  status: 'published',
  facts: {
    collection: 'all-trends',
    designer: named('Atelier Two'),
    season: named('Fall-Winter 2026'),
    type: { slug: 'woman', name: 'Womenswear' },
    city: named('Paris'),
    title: 'Atelier Two',
    show_date: '2026-03-01T10:00:00.000Z',
    venue: '',
    description: '',
    live: false,
    stream_url: null,
  },
  looks: [
    {
      slug: 'of-all-trends',
      position: 1,
      thumbhash: null,
      models: [],
      image_filename: 'all.jpg',
      tags: TRENDS.map(named),
      width: 1200,
      height: 1800,
      colours: ['#112233'],
      description: 'Look',
    },
  ],
};
const FAKES = 10;
/** One tells whether somebody guesses much better than by a coin; three, a smaller leak: `figures-attacker.long-spec.ts`. */
const SEASONS = Number(process.env.ATTACKED_SEASONS ?? 1);

let running: Awaited<ReturnType<typeof startTestDashboard>>;
let attacker: Attacker;
const histories: History[] = [];
beforeAll(async () => {
  running = await startTestDashboard({ collections: [COLLECTION] });
  const { api, facts } = running;
  const members = await seedMembers(api);
  attacker = new Attacker(api.url, await api.person(), await api.person('analyst'), refreshed);
  const wanted = [
    { season: 'fall-winter-2025', start: '2025-02-10', seed: 25, members, fakes: await madeUpAccounts() },
    { season: 'fall-winter-2026', start: '2026-02-10', seed: 20, members },
    { season: 'spring-summer-2026', start: '2025-09-10', seed: 29, members },
  ];
  for (const one of wanted.slice(0, SEASONS)) histories.push(await makeHistory(facts, one));
});
afterAll(() => running?.stop());

/** As the job does that refreshes decks, at times of the past. */
async function refreshed(deck: string, slides: string[], times: [string, string]): Promise<void> {
  const store = openApiEventStore(running.pool, running.api.secret);
  const stream = `deck-${deck}`;
  const commandId = randomUUID();
  const [at] = times;
  await store.append({
    stream,
    expectedVersion: (await store.load(stream)).length,
    commandId,
    metadata: { correlationId: commandId, causationId: null, actor: null, occurredAt: new Date(at) },
    answer: null,
    events: [
      { type: 'RefreshChosen', data: { weekday: 1, at } },
      ...times.map((one) => ({
        type: 'DeckRefreshed',
        data: { due: one, at: one, slides, failed: [] },
      })),
    ],
  });
}

/** Accounts of the attacker with the occupation they are after; nobody reads the mail of their addresses. */
async function madeUpAccounts(): Promise<string[]> {
  const person = await running.api.person();
  await person.fetchToken();
  for (let n = 0; n < FAKES; n++) {
    const { status } = await person.send('POST', '/api/register', {
      email: `made-up-${n}@example.com`,
      password: `made up by ${n} today`,
      first_name: 'Made',
      last_name: 'Up',
      job: 'consumer',
      country: 'france',
      locale: 'en',
      newsletter: false,
      terms: true,
    });
    expect(status).toBe(201);
  }
  const { rows } = await running.pool.query<{ subject: string }>(
    `SELECT subject FROM read_members_v1.document WHERE doc->>'email' LIKE 'made-up-%' ORDER BY subject`,
  );
  return rows.map(({ subject }) => subject);
}

/** The part of the facts that attackers guess. Of what they have learnt nothing they know the prior: they toss a coin. */
async function won(attack: Attack, targetsOf: (history: History) => Target[]): Promise<number> {
  let [right, all] = [0, 0];
  for (const history of histories) {
    const guess = await attack(attacker, history);
    for (const target of targetsOf(history)) {
      const found = await guess(target);
      all += 1;
      right += found === null ? 0.5 : found === target.hasSearched ? 1 : 0;
    }
  }
  return right / all;
}

/** Guessing `facts` by tossing a coin is no further off one half, but once in 370 times. */
const threeDeviations = (facts: number) => 3 * Math.sqrt(0.25 / facts);

// Who is wrong nearly always knows as much as who is right.
it.each(Object.entries(ATTACKS))(
  'guesses what a member searched no better than the prior by %s',
  async (_, attack) => {
    const facts = histories.length * TRENDS.length;
    expect(Math.abs((await won(attack, ({ targets }) => targets)) - 0.5)).toBeLessThan(
      threeDeviations(facts),
    );
  },
  120_000,
);

it.each(Object.entries(ATTACKS_ON_LONE))(
  'guesses what the only member of an occupation searched no better than the prior by %s',
  async (_, attack) => {
    const facts = histories.reduce((sum, { lone }) => sum + lone.length, 0);
    expect(Math.abs((await won(attack, ({ lone }) => lone)) - 0.5)).toBeLessThan(threeDeviations(facts));
  },
  120_000,
);

it('marks nothing of members on decks refreshed around the day or after the season, and between the two what is told then', async () => {
  for (const { season, day } of histories) {
    const asked = { season, job: 'consumer' };
    const [before, on, after, later] = [-1, 0, 60, 67].map(
      (days) => `${addDays(day, days)}T22:59:59.999Z`,
    ) as [string, string, string, string];
    const some = TRENDS.slice(0, 24);
    // Null would be a slide that could not be asked.
    expect(await attacker.marks(asked, [before, on], some)).toEqual([]);
    expect(await attacker.marks(asked, [after, later], some)).toEqual([]);
    const told = [...((await attacker.rows(asked)) ?? new Map()).values()];
    const hidden = told
      .filter(({ suppressed, tag_name }) => suppressed && some.includes(tag_name))
      .map(({ tag_name }) => tag_name);
    const marks = (await attacker.marks(asked, [on, after], some)) ?? [];
    expect([hidden.length > 5, marks.length > 0]).toEqual([true, true]);
    const named = marks.map(({ text }) => /trend-\d+/.exec(text)?.[0]);
    expect(named.filter((trend) => hidden.includes(trend))).toEqual([]);
  }
});

it('still tells what many members searched', async () => {
  for (const { season } of histories) {
    const rows = [...((await attacker.rows({ season, job: 'consumer' })) ?? new Map()).values()];
    const told = rows.filter(({ suppressed }) => !suppressed);
    expect(told.length).toBeGreaterThan(20);
    expect(told.every(({ numerator }) => numerator >= 10 && numerator % 5 === 0)).toBe(true);
  }
});

it('answers alike once members have changed their occupation', async () => {
  const asked = () => Promise.all(histories.map(({ season }) => attacker.rows({ season, job: 'consumer' })));
  const before = await asked();
  await running.pool.query(
    `UPDATE read_members_v1.document SET doc = jsonb_set(doc, '{job}', '"buyer"') WHERE doc->>'email' LIKE 'reader-%'`,
  );
  expect(await asked()).toEqual(before);
});
