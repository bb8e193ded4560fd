import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { SessionSummary } from '@toile/contracts';
import { LRUCache } from 'lru-cache';
import type pg from 'pg';
import { LessThan, MoreThan, Not, Repository } from 'typeorm';
import { type Member } from '../../../kernel/auth/member.js';
import { newToken } from '../../../kernel/auth/new-token.js';
import { POOL } from '../../../kernel/tokens.js';
import { MEMBERS_TABLE, type MemberDocument } from '../members/members.projection.js';
import { toMember } from '../members/to-member.js';
import { SessionEntity } from './session.entity.js';

/** A session ends after this long without a request, and after this long at all. */
const IDLE_DAYS = 14;
const ABSOLUTE_DAYS = 90;
/** Being seen is written at most this often, so that reading a page does not write. */
const SEEN_EVERY = "interval '5 minutes'";

/** A page asks several things at once; they share one look-up. Ending a session here forgets it at once. */
const CACHED_MS = 1_000;
const CACHED_MOST = 10_000;

/** Sessions of members: opaque tokens of 256 bits, of which the database keeps hashes. */
@Injectable()
export class SessionStore {
  readonly #recent = new LRUCache<string, Promise<Member | undefined>>({
    max: CACHED_MOST,
    ttl: CACHED_MS,
  });

  constructor(
    @InjectRepository(SessionEntity) private readonly sessions: Repository<SessionEntity>,
    @Inject(POOL) private readonly pool: pg.Pool,
  ) {}

  /** A new session. @returns its token, known to nobody else */
  async begin(subject: string, device: string): Promise<string> {
    const token = newToken();
    await this.sessions.insert({ token_hash: hashOf(token), subject, device });
    return token;
  }

  /**
   * The member whose session this is; undefined for anonymous, unknown and expired tokens. A session that another
   * process has ended is known for a second more.
   */
  async find(token: string | undefined): Promise<Member | undefined> {
    if (!token) return undefined;
    const recent = this.#recent.get(token);
    if (recent) return recent;
    const found = this.look(token);
    this.#recent.set(token, found);
    found.catch(() => this.#recent.delete(token));
    return found;
  }

  /** Asked with every request, so it is written by hand and prepared once a connection. */
  private async look(token: string): Promise<Member | undefined> {
    const { rows } = await this.pool.query<{ doc: MemberDocument; stale: boolean }>({
      name: 'session-find',
      text: `SELECT with_plan_roles(m.doc) AS doc, s.last_seen_at < now() - ${SEEN_EVERY} AS stale
             FROM account_session s JOIN ${MEMBERS_TABLE} m USING (subject)
             WHERE s.token_hash = $1 AND s.last_seen_at > now() - interval '${IDLE_DAYS} days'
               AND s.created_at > now() - interval '${ABSOLUTE_DAYS} days'`,
      values: [hashOf(token)],
    });
    const row = rows[0];
    if (!row) return undefined;
    if (row.stale) {
      await this.sessions.update({ token_hash: hashOf(token) }, { last_seen_at: new Date() });
    }
    return toMember(row.doc);
  }

  async end(token: string | undefined): Promise<void> {
    if (!token) return;
    await this.sessions.delete({ token_hash: hashOf(token) });
    this.#recent.delete(token);
  }

  /** Ends every session of the member, on every device, but the one of `keep`. */
  async endAll(subject: string, keep?: string): Promise<void> {
    await this.sessions.delete({ subject, token_hash: Not(hashOf(keep ?? '')) });
    this.#recent.clear();
  }

  /** Deletes those that work no more. */
  async deleteExpired(): Promise<void> {
    await this.sessions.delete({ last_seen_at: LessThan(daysAgo(IDLE_DAYS)) });
    await this.sessions.delete({ created_at: LessThan(daysAgo(ABSOLUTE_DAYS)) });
  }

  /** The sessions that still work, the one seen last first. */
  async list(subject: string, current: string | undefined): Promise<SessionSummary[]> {
    const found = await this.sessions.find({
      where: {
        subject,
        last_seen_at: MoreThan(daysAgo(IDLE_DAYS)),
        created_at: MoreThan(daysAgo(ABSOLUTE_DAYS)),
      },
      order: { last_seen_at: 'DESC', id: 'ASC' },
    });
    return found.map(({ id, device, created_at, last_seen_at, token_hash }) => ({
      id,
      device,
      created_at: created_at.toISOString(),
      last_seen_at: last_seen_at.toISOString(),
      current: token_hash.equals(hashOf(current ?? '')),
    }));
  }

  /** Ends one session of the member. @returns whether there was one */
  async revoke(subject: string, id: string): Promise<boolean> {
    const { affected } = await this.sessions.delete({ subject, id });
    this.#recent.clear();
    return affected === 1;
  }

  /** Members have just changed: the next request reads them again. */
  clearCache(): void {
    this.#recent.clear();
  }
}

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3600_000);

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
