import type { Role } from '@toile/contracts';
import { ConcurrencyError, openEventStore, PersonErasedError, ProjectionRunner } from '@toile/event-store';
import { DomainError } from '@toile/platform';
import type pg from 'pg';
import { personMasterKey } from '../../../kernel/event-store/person-master-key.js';
import { AddressHash } from '../../../kernel/limits/address-hash.js';
import { membersFeature } from './members.feature.js';
import { registerIn } from './members.js';
import { hashPassword } from './password-hash.js';

/** A member to be; `roles` beside that of every member. */
export interface MemberToRegister {
  /** A UUID of the caller's choice: the same person has the same in every run. */
  subject: string;
  slug: string;
  email: string;
  first_name: string;
  last_name: string;
  job: string;
  roles: readonly Role[];
}

/**
 * Registers many members at once, verified, without a running api; safe to repeat. Whoever is there stays as they are, and who has
 * left stays away. All get this password; with null nobody can sign in.
 */
export async function registerMembers(
  pool: pg.Pool,
  secret: Buffer,
  members: readonly MemberToRegister[],
  password: string | null,
): Promise<void> {
  const store = openEventStore({
    pool,
    categories: [membersFeature.category],
    masterKey: personMasterKey(secret),
  });
  const hashes = new AddressHash(secret);
  const password_hash = password === null ? null : await hashPassword(password);
  for (const { roles, ...person } of members)
    await registerIn(store, hashes, {
      type: 'Register',
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
  const runner = new ProjectionRunner(store, { projections: membersFeature.projections });
  await runner.catchUp();
  await runner.stop();
}
