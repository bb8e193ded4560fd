import { randomBytes, randomUUID } from 'node:crypto';
import { handleCommand, openEventStore, ProjectionRunner } from '@toile/event-store';
import type pg from 'pg';
import { personMasterKey } from '../../../kernel/event-store/person-master-key.js';
import { memberDecider } from '../domain/member.decider.js';
import { membersFeature } from './members.feature.js';
import { streamOf } from './members.js';
import { MEMBERS_TABLE } from './members.projection.js';
import { hashPassword } from './password-hash.js';
import { DEMO_MEMBERS, DEMO_PASSWORD, demoSubject } from './seed-demo-members.js';

/** What lets somebody in without a password. */
const CREDENTIALS = ['account_session', 'account_link', 'dashboard_token'];

/** Nobody can sign in as a member of the demo any more, and whoever was signed in as one is out. */
export async function closeDemoAccounts(pool: pg.Pool, secret: Buffer): Promise<void> {
  // Every demo member's slug ends so, and nobody else's; older versions gave its readers a password too.
  const whose = `slug LIKE '%-demo' AND doc->>'password_hash' IS NOT NULL`;
  const subjects = await changePasswords(pool, secret, randomBytes(32).toString('hex'), whose);
  for (const table of CREDENTIALS)
    await pool.query(`DELETE FROM ${table} WHERE subject = ANY($1)`, [subjects]);
}

/** Those who are still there have `DEMO_PASSWORD` again. */
export async function reopenDemoAccounts(pool: pg.Pool, secret: Buffer): Promise<void> {
  const subjects = DEMO_MEMBERS.map(([email]) => `'${demoSubject(email)}'`);
  await changePasswords(pool, secret, DEMO_PASSWORD, `subject IN (${subjects})`);
}

/** Changes the password of all members who are `whose`. @returns their subjects */
async function changePasswords(
  pool: pg.Pool,
  secret: Buffer,
  password: string,
  whose: string,
): Promise<string[]> {
  const categories = [membersFeature.category];
  const store = openEventStore({ pool, categories, masterKey: personMasterKey(secret) });
  const runner = new ProjectionRunner(store, { projections: membersFeature.projections });
  await runner.catchUp();
  const { rows } = await pool.query<{ subject: string }>(
    `SELECT subject FROM ${MEMBERS_TABLE} WHERE ${whose}`,
  );
  const password_hash = await hashPassword(password);
  const metadata = { correlationId: 'demo', causationId: null, actor: null, occurredAt: new Date() };
  for (const { subject } of rows)
    await handleCommand(store, memberDecider, {
      stream: streamOf(subject),
      commandId: randomUUID(),
      metadata,
      command: { type: 'ChangePassword', password_hash },
    });
  await runner.catchUp();
  await runner.stop();
  return rows.map(({ subject }) => subject);
}
