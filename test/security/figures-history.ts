import { seedReaders } from '@toile/demo/load/members';
import type { Facts } from '../../apps/api/src/features/figures/testing-facts.js';
import type { TestApi } from '../../apps/api/src/testing/testing-api.js';

/** A fact about a single member that nobody but them should know: whether they searched the trend on the day. */
export interface Target {
  job: string;
  trend: string;
  hasSearched: boolean;
}

/** What members and visitors did in one season, made at random; half of the targets searched. */
export interface History {
  season: string;
  start: string;
  /** The day attackers ask about: shows in Paris end so that their window ends the day before it, those in Milan with it. */
  day: string;
  /** Members of one occupation, among whom many search. */
  targets: Target[];
  /** Each the only member of their occupation who searched anything on `loneDay`. */
  lone: Target[];
  loneDay: string;
}

const READERS = 240;
const TARGETS = 100;
/** The day is the fifteenth after the first show, and the last of the window of shows that ended a week before. */
const DAYS = 15;
const DAYS_AFTER = 7;
const DAY_MS = 86_400_000;
const JOB = 'consumer';
/** What is searched by those who did not search the trend. */
const SOMETHING = ['designer:verne'];

export const TRENDS = Array.from({ length: TARGETS }, (_, n) => `trend-${n}`);
export const addDays = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** Numbers from 0 to 1, the same for a seed (mulberry32). */
export function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

function shuffled<T>(list: readonly T[], roll: () => number): T[] {
  return list
    .map((one) => ({ one, lot: roll() }))
    .sort((a, b) => a.lot - b.lot)
    .map(({ one }) => one);
}

/** Verified members of every occupation, two of three of them consumers; their subjects by occupation. */
export async function seedMembers({ pool, secret }: TestApi): Promise<Map<string, string[]>> {
  await seedReaders(pool, secret, READERS);
  const { rows } = await pool.query<{ job: string; subjects: string[] }>(
    `SELECT job, array_agg(subject ORDER BY subject) AS subjects FROM read_members_v1.document
     WHERE doc->>'email' LIKE 'reader-%' GROUP BY job ORDER BY job`,
  );
  return new Map(rows.map(({ job, subjects }) => [job, subjects]));
}

interface Wanted {
  season: string;
  /** The day of its first show. */
  start: string;
  seed: number;
  members: Map<string, string[]>;
  /** Accounts of the attacker, which search every trend on the day. */
  fakes?: string[];
}

export async function makeHistory(facts: Facts, wanted: Wanted): Promise<History> {
  const { season, start, seed, members, fakes = [] } = wanted;
  const roll = dice(seed);
  const day = addDays(start, DAYS);
  const loneDay = addDays(day, 1);
  await showLooks(facts, { season, start, day });
  const secrets = shuffled(
    TRENDS.map((_, n) => n % 2 === 0),
    roll,
  );
  const consumers = shuffled(members.get(JOB) ?? [], roll);
  const others = [...members].flatMap(([job, subjects]) => (job === JOB ? [] : subjects));
  const at = (on: string) =>
    new Date(Date.parse(`${on}T05:00:00Z`) + Math.floor(roll() * DAYS * 3_600_000)).toISOString();
  const earlier = () => addDays(start, Math.floor(roll() * DAYS));
  const some = (subjects: readonly string[], count: number, names: string[]) =>
    shuffled(subjects, roll)
      .slice(0, count)
      .map((subject) => ({ subject, at: at(earlier()), names }));
  const targets = TRENDS.map((trend, n): Target => ({ job: JOB, trend, hasSearched: secrets[n] ?? false }));
  const searches = targets.flatMap(({ trend, hasSearched }, n) => {
    const member = consumers[n] ?? '';
    const names = [`tag:${trend}`];
    return [
      { subject: member, at: at(day), names: hasSearched ? names : SOMETHING },
      ...some(
        consumers.filter((one) => one !== member),
        howMany(n, roll),
        names,
      ),
      ...some(others, Math.floor(roll() * 12), names),
      ...fakes.map((subject) => ({ subject, at: at(day), names })),
      // Whoever reads without an account searches too, every day.
      ...[day, addDays(day, -1)].flatMap((on) =>
        Array.from({ length: Math.floor(roll() * 25) }, (_, v) => ({
          visitor: `v-${trend}-${v}`,
          at: at(on),
          names,
        })),
      ),
    ];
  });
  const jobs = [...members].filter(([job]) => job !== JOB);
  const ofLone = shuffled(
    jobs.map((_, n) => n % 2 === 0),
    roll,
  );
  const lone = jobs.map(
    ([job], n): Target => ({
      job,
      trend: TRENDS[n] ?? '',
      hasSearched: ofLone[n] ?? false,
    }),
  );
  const alone = lone.map(({ trend, hasSearched }, n) => ({
    subject: jobs[n]?.[1][0] ?? '',
    at: at(loneDay),
    names: hasSearched ? [`tag:${trend}`] : SOMETHING,
  }));
  await facts.searches([...searches, ...alone]);
  return { season, start, day, targets, lone, loneDay };
}

/** Half of the trends no or few others search, half of them many. */
function howMany(n: number, roll: () => number): number {
  if (n % 2 === 1) return 10 + Math.floor(roll() * 30);
  return roll() < 0.5 ? 0 : 1 + Math.floor(roll() * 8);
}

const showLooks = (facts: Facts, { season, start, day }: { season: string; start: string; day: string }) =>
  facts.looks(
    [
      { look: 'first', day: start, city: 'paris' },
      { look: 'last', day: addDays(day, -DAYS_AFTER - 1), city: 'paris' },
      { look: 'first-milan', day: start, city: 'milan' },
      { look: 'last-milan', day: addDays(day, -DAYS_AFTER), city: 'milan' },
    ].map(({ look, ...shown }) => ({ ...shown, look: `${season}-${look}`, season, tags: TRENDS })),
  );
