import { randomUUID } from 'node:crypto';
import { handleCommand, openEventStore, ProjectionRunner } from '@toile/event-store';
import type pg from 'pg';
import { personMasterKey } from '../../../kernel/event-store/person-master-key.js';
import { memberDecider } from '../domain/member.decider.js';
import { membersFeature } from './members.feature.js';
import { streamOf } from './members.js';
import { MEMBERS_TABLE } from './members.projection.js';
import { hashPassword } from './password-hash.js';

/** What lets somebody in without a password. */
const CREDENTIALS = ['account_session', 'account_link', 'dashboard_token'];

/** Gives those of these members who are still there this password, without a running api. */
export async function replacePasswords(
  pool: pg.Pool,
  secret: Buffer,
  subjects: readonly string[],
  password: string,
): Promise<void> {
  const categories = [membersFeature.category];
  const store = openEventStore({ pool, categories, masterKey: personMasterKey(secret) });
  const runner = new ProjectionRunner(store, { projections: membersFeature.projections });
  await runner.catchUp();
  const { rows } = await pool.query<{ subject: string }>(
    `SELECT subject FROM ${MEMBERS_TABLE} WHERE subject = ANY($1)`,
    [subjects],
  );
  const password_hash = await hashPassword(password);
  const metadata = { correlationId: 'operator', causationId: null, actor: null, occurredAt: new Date() };
  for (const { subject } of rows)
    await handleCommand(store, memberDecider, {
      stream: streamOf(subject),
      commandId: randomUUID(),
      metadata,
      command: { type: 'ChangePassword', password_hash },
    });
  await runner.catchUp();
  await runner.stop();
}

/** Signs these members out everywhere: sessions, links in mails and tokens of theirs are gone. */
export async function endAccess(pool: pg.Pool, subjects: readonly string[]): Promise<void> {
  for (const table of CREDENTIALS)
    await pool.query(`DELETE FROM ${table} WHERE subject = ANY($1)`, [subjects]);
}

/** Subjects of members with a password whose slug ends so. */
export async function passwordHolders(pool: pg.Pool, slugSuffix: string): Promise<string[]> {
  const { rows } = await pool.query<{ subject: string }>(
    `SELECT subject FROM ${MEMBERS_TABLE} WHERE right(slug, length($1)) = $1 AND doc->>'password_hash' IS NOT NULL`,
    [slugSuffix],
  );
  return rows.map(({ subject }) => subject);
}
