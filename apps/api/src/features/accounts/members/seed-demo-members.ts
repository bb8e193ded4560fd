import { createHash } from 'node:crypto';
import { JOBS, type Role } from '@toile/contracts';
import { ConcurrencyError, openEventStore, PersonErasedError, ProjectionRunner } from '@toile/event-store';
import { DomainError } from '@toile/platform';
import type pg from 'pg';
import { personMasterKey } from '../../../kernel/event-store/person-master-key.js';
import { AddressHash } from '../../../kernel/limits/address-hash.js';
import { membersFeature } from './members.feature.js';
import { registerIn } from './members.js';
import { hashPassword } from './password-hash.js';

export const DEMO_PASSWORD = 'toile-demo-2026';

export const DEMO_MEMBERS: readonly [email: string, firstName: string, lastName: string, ...roles: Role[]][] =
  [
    ['free@demo.toile.test', 'Faye', 'Lindqvist'],
    ['subscriber@demo.toile.test', 'Sacha', 'Moreau'],
    ['student@demo.toile.test', 'Tomo', 'Arai'],
    ['trend@demo.toile.test', 'Thea', 'Okafor'],
    ['team@demo.toile.test', 'Tess', 'Marchetti'],
    ['canceled@demo.toile.test', 'Carl', 'Nyström'],
    ['pastdue@demo.toile.test', 'Paz', 'Delgado'],
    ['deal@partner.toile.test', 'Dalia', 'Haddad'],
    ['analyst@demo.toile.test', 'Anouk', 'Verbeek'],
    ['brand@demo.toile.test', 'Bianca', 'Serra', 'brand'],
    ['editor@demo.toile.test', 'Edda', 'Brandt', 'editor'],
    ['operator@demo.toile.test', 'Oscar', 'Lefèvre', 'operator'],
  ];

/** The members of the demo, one of every role; safe to repeat. All have `DEMO_PASSWORD`. Who has left stays away. */
export async function seedDemoMembers(pool: pg.Pool, secret: Buffer): Promise<void> {
  await register(
    pool,
    secret,
    DEMO_MEMBERS.map(([email, first_name, last_name, ...roles]) => ({
      email,
      first_name,
      last_name,
      roles,
      job: 'buyer',
    })),
    await hashPassword(DEMO_PASSWORD),
  );
}

/** Given names of the demo's readers; the family name is invented from their number. */
const READERS = 'Ada Bruno Chiara Dario Elsa Femi Greta Hugo Ines Jun Kira Luca Mei Noor Otto Pia'.split(' ');
const JOBS_OF_READERS = JOBS.map(({ slug }) => slug).filter((slug) => slug !== 'all-jobs');
/** Two of three readers are consumers. */
const jobOf = (n: number) =>
  n % 3 ? 'consumer' : (JOBS_OF_READERS[(n / 3) % JOBS_OF_READERS.length] ?? 'other');
const addressOf = (n: number) => `reader-${n + 1}@demo.toile.test`;

/** Subjects of the demo's readers, who are members of every occupation. */
export const demoReaders = (count: number): string[] =>
  Array.from({ length: count }, (_, n) => demoSubject(addressOf(n)));

/** Members who read much, so that figures by occupation have something to show; nobody signs in as one. Safe to repeat. */
export async function seedDemoReaders(pool: pg.Pool, secret: Buffer, count: number): Promise<void> {
  await register(
    pool,
    secret,
    Array.from({ length: count }, (_, n) => ({
      email: addressOf(n),
      first_name: READERS[n % READERS.length] ?? 'Ada',
      last_name: `Reader ${n + 1}`,
      roles: [],
      job: jobOf(n),
    })),
    null,
  );
}

async function register(
  pool: pg.Pool,
  secret: Buffer,
  members: readonly { email: string; first_name: string; last_name: string; roles: Role[]; job: string }[],
  password_hash: string | null,
): Promise<void> {
  const store = openEventStore({
    pool,
    categories: [membersFeature.category],
    masterKey: personMasterKey(secret),
  });
  const hashes = new AddressHash(secret);
  for (const { email, roles, ...person } of members) {
    const slug = `${email.slice(0, email.indexOf('@'))}-demo`;
    await registerIn(store, hashes, {
      type: 'Register',
      subject: demoSubject(email),
      slug,
      email,
      password_hash,
      verified: true,
      ...person,
      country: 'france',
      company: null,
      locale: 'en',
      newsletter: false,
      roles: ['member', ...roles],
    }).catch((error: unknown) => {
      const known = error instanceof ConcurrencyError || error instanceof PersonErasedError;
      if (!known && !(error instanceof DomainError && error.code === 'member/conflict')) throw error;
    });
  }
  const runner = new ProjectionRunner(store, { projections: membersFeature.projections });
  await runner.catchUp();
  await runner.stop();
}

/** The same in every installation, so that demo traffic can be made before its members are. */
export function demoSubject(email: string): string {
  const hex = createHash('sha256').update(`toile demo member ${email}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
