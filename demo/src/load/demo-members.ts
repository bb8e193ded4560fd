import { randomBytes } from 'node:crypto';
import {
  addCompanyDeal,
  addMoodboards,
  addRatings,
  addSubscriptions,
  endAccess,
  passwordHolders,
  registerMembers,
  replacePasswords,
} from '@toile/api';
import type pg from 'pg';
import {
  DEMO_PASSWORD,
  DEMO_SLUG_SUFFIX,
  demoMembers,
  demoPlans,
  demoRatings,
  demoReaders,
  demoSubject,
  PARTNER,
} from '../members/index.js';
import type { VisitBoard } from '../traffic/boards-of-visits.js';
import type { DemoBoard } from '../traffic/generate-boards.js';

/** What makes a second load recognise what the first has done. */
const SOURCE = 'demo';

/** The members of the demo, one of every role; safe to repeat. All have `DEMO_PASSWORD`. Who has left stays away. */
export const seedMembers = (pool: pg.Pool, secret: Buffer) =>
  registerMembers(pool, secret, demoMembers(), DEMO_PASSWORD);

/** Members nobody signs in as; safe to repeat. */
export const seedReaders = (pool: pg.Pool, secret: Buffer, count: number) =>
  registerMembers(pool, secret, demoReaders(count), null);

/** The plans of the demo's members, for a year from `now`, and its company deal; safe to repeat. */
export async function seedPlans(pool: pg.Pool, now = new Date()): Promise<void> {
  await addCompanyDeal(pool, PARTNER.domain, PARTNER.company);
  await addSubscriptions(pool, demoPlans(now), { source: SOURCE, now });
}

/** What the demo's members think of these collections; safe to repeat. */
export const seedRatings = (
  pool: pg.Pool,
  secret: Buffer,
  collections: readonly string[],
  occurredAt = new Date(),
) => addRatings(pool, secret, demoRatings(collections), { source: SOURCE, occurredAt });

/** Boards of invented readers, who have no account; safe to repeat. */
export const seedBoards = (pool: pg.Pool, secret: Buffer, boards: Iterable<DemoBoard>) =>
  addMoodboards(pool, secret, numbered(boards), SOURCE);

/** Boards that the demo's members make while they read; safe to repeat. */
export const seedVisitBoards = (pool: pg.Pool, secret: Buffer, boards: Iterable<VisitBoard>) =>
  addMoodboards(pool, secret, keyed(boards), SOURCE);

function* keyed(boards: Iterable<VisitBoard>) {
  let number = 0;
  for (const board of boards) yield { ...board, key: `demo board of a visit ${number++}` };
}

function* numbered(boards: Iterable<DemoBoard>) {
  let number = 0;
  for (const { reader, ...board } of boards)
    yield { ...board, by: demoSubject(reader), key: `demo board ${number++}` };
}

/** Nobody can sign in as a member of the demo any more, and whoever was signed in as one is out. */
export async function closeAccounts(pool: pg.Pool, secret: Buffer): Promise<void> {
  // By the slug: older versions gave the demo's readers a password too.
  const subjects = await passwordHolders(pool, DEMO_SLUG_SUFFIX);
  await replacePasswords(pool, secret, subjects, randomBytes(32).toString('hex'));
  await endAccess(pool, subjects);
}

/** Those who are still there have `DEMO_PASSWORD` again. */
export const reopenAccounts = (pool: pg.Pool, secret: Buffer) =>
  replacePasswords(
    pool,
    secret,
    demoMembers().map(({ subject }) => subject),
    DEMO_PASSWORD,
  );
