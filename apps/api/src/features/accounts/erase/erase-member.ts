import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { erasePerson, handleCommand, type PostgresEventStore, type Projection } from '@toile/event-store';
import type pg from 'pg';
import type { EventSourcedFeature } from '../../../kernel/event-store/event-sourced-feature.js';
import { EVENT_STORE, FEATURES } from '../../../kernel/event-store/tokens.js';
import { toEmailAddress } from '../../../kernel/http/email-address.js';
import { AddressHash } from '../../../kernel/limits/address-hash.js';
import { type KeptMails, keptMails } from '../../../kernel/mail/kept-mails.js';
import type { Mailer } from '../../../kernel/mail/mailer.js';
import { MAILER, POOL, SECRET } from '../../../kernel/tokens.js';
import { memberDecider } from '../domain/member.decider.js';
import type { MemberEvent } from '../domain/member.events.js';
import { SessionStore } from '../sessions/session-store.js';

export interface ErasureStores {
  pool: pg.Pool;
  store: PostgresEventStore;
  projections: readonly Projection[];
  mails: KeptMails;
}

/** Tables without a stream behind them, by `subject`. */
const OF_MEMBERS = [
  'account_session',
  'account_device',
  'account_link',
  'account_identity',
  'dashboard_token',
  'dashboard_embed',
  'idempotent_write',
  'webhook_endpoint',
  'webhook_event',
  'assistant_call',
  'scheduled_export',
  'mail_attachment',
  'mailed_address',
  'push_device',
  'alert_feed',
  'price_notice',
  // What is left of their files is removed by `sweep-own-pictures`; without these rows none can be opened.
  'board_picture',
  'moodboard_invitation',
  'moodboard_comments_read',
];

/** Tables of others, in which it stays that somebody did something, and not who. */
const WITHOUT_THEM = [
  { table: 'newsroom_press_kit', column: 'downloaded_by' },
  { table: 'newsletter_sending', column: 'made_by' },
];

/** Whose address this is, as far as it is known. */
export async function subjectOfAddress(
  pool: pg.Pool,
  secret: Buffer,
  email: string,
): Promise<string | undefined> {
  const { rows } = await pool.query<{ subject: string }>(
    'SELECT subject FROM account_address WHERE address_hash = $1',
    [new AddressHash(secret).of(toEmailAddress(email) ?? email)],
  );
  return rows[0]?.subject;
}

/**
 * Ends a member: says so in their stream, destroys their key, blanks read models, and removes sessions, links and the
 * address itself, which goes last, so that an erasure that was cut off can be repeated by address.
 */
export async function eraseMember(
  stores: ErasureStores,
  subject: string,
  actor: string | null,
): Promise<void> {
  const { pool, store } = stores;
  // They cannot be read any more once the key is gone.
  const addresses = addressesIn(await store.load<MemberEvent>(`member-${subject}`));
  const commandId = randomUUID();
  await handleCommand(store, memberDecider, {
    stream: `member-${subject}`,
    commandId,
    command: { type: 'Erase' },
    metadata: { correlationId: commandId, causationId: null, actor, occurredAt: new Date() },
  });
  await erasePerson(store, stores.projections, subject);
  for (const table of OF_MEMBERS) await pool.query(`DELETE FROM ${table} WHERE subject = $1`, [subject]);
  for (const { table, column } of WITHOUT_THEM)
    await pool.query(`UPDATE ${table} SET ${column} = NULL WHERE ${column} = $1`, [subject]);
  await pool.query(
    "INSERT INTO account_audit (action, actor, subject, detail) VALUES ('erased', $1, $2, '{}')",
    [actor, subject],
  );
  for (const address of addresses) await stores.mails.forget(address);
  // What was sent from the address without an account (`reader-forms`), and what others send to it.
  await pool.query(
    'SELECT newsletter_forget(array_agg(address_hash)) FROM account_address WHERE subject = $1',
    [subject],
  );
  for (const table of [
    'newsletter_subscription',
    'contact_message',
    'mailed_address',
    'moodboard_invitation',
    'mail_sent',
    'mail_return',
  ])
    await pool.query(
      `DELETE FROM ${table} WHERE address_hash IN (SELECT address_hash FROM account_address WHERE subject = $1)`,
      [subject],
    );
  await pool.query('DELETE FROM account_address WHERE subject = $1', [subject]);
}

/** Every address the member has had or asked for. */
function addressesIn(events: readonly MemberEvent[]): ReadonlySet<string> {
  return new Set(events.flatMap(({ data }) => ('email' in data && data.email ? [data.email] : [])));
}

/** The same inside the api, which also forgets what it remembers. */
@Injectable()
export class EraseMember {
  constructor(
    @Inject(POOL) private readonly pool: pg.Pool,
    @Inject(EVENT_STORE) private readonly store: PostgresEventStore,
    @Inject(FEATURES) private readonly features: readonly EventSourcedFeature[],
    @Inject(MAILER) private readonly mailer: Mailer,
    @Inject(SECRET) private readonly secret: Buffer,
    private readonly sessions: SessionStore,
  ) {}

  async erase(subject: string, actor: string): Promise<void> {
    const projections = this.features.flatMap((feature) => feature.projections);
    const { pool, store } = this;
    const mails = keptMails(pool, this.secret, this.mailer);
    await eraseMember({ pool, store, projections, mails }, subject, actor);
    this.sessions.clearCache();
  }
}
