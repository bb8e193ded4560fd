import { createHash, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { SessionSummary } from '@toile/contracts';
import type pg from 'pg';
import { POOL } from '../../tokens.js';
import { type Member, toMember } from '../members/member.js';
import { MEMBERS_TABLE, type MemberDocument } from '../members/members.projection.js';

/** A session ends after this long without a request, and after this long at all. */
const IDLE = "interval '14 days'";
const ABSOLUTE = "interval '90 days'";
/** Being seen is written at most this often, so that reading a page does not write. */
const SEEN_EVERY = "interval '5 minutes'";

/** A page asks several things at once; they share one look-up. Ending a session here forgets it at once. */
const REMEMBER_MS = 1_000;
const REMEMBER_MOST = 10_000;

/** Sessions of members: opaque tokens of 256 bits, of which the database keeps hashes. */
@Injectable()
export class SessionStore {
  readonly #recent = new Map<string, { found: Promise<Member | undefined>; until: number }>();

  constructor(@Inject(POOL) private readonly pool: pg.Pool) {}

  /** A new session. @returns its token, known to nobody else */
  async begin(subject: string, device: string): Promise<string> {
    const token = newToken();
    await this.pool.query('INSERT INTO account_session (token_hash, subject, device) VALUES ($1, $2, $3)', [
      hashOf(token),
      subject,
      device,
    ]);
    return token;
  }

  /**
   * The member whose session this is; undefined for anonymous, unknown and expired tokens. A session that another
   * process has ended is known for a second more.
   */
  async find(token: string | undefined): Promise<Member | undefined> {
    if (!token) return undefined;
    const recent = this.#recent.get(token);
    if (recent && recent.until > performance.now()) return recent.found;
    if (this.#recent.size >= REMEMBER_MOST) this.#recent.clear();
    const found = this.look(token);
    this.#recent.set(token, { found, until: performance.now() + REMEMBER_MS });
    found.catch(() => this.#recent.delete(token));
    return found;
  }

  private async look(token: string): Promise<Member | undefined> {
    const { rows } = await this.pool.query<{ doc: MemberDocument; stale: boolean }>({
      name: 'session-find',
      text: `SELECT with_plan_roles(m.doc) AS doc, s.last_seen_at < now() - ${SEEN_EVERY} AS stale
             FROM account_session s JOIN ${MEMBERS_TABLE} m USING (subject)
             WHERE s.token_hash = $1 AND s.last_seen_at > now() - ${IDLE} AND s.created_at > now() - ${ABSOLUTE}`,
      values: [hashOf(token)],
    });
    const row = rows[0];
    if (!row) return undefined;
    if (row.stale) {
      await this.pool.query('UPDATE account_session SET last_seen_at = now() WHERE token_hash = $1', [
        hashOf(token),
      ]);
    }
    return toMember(row.doc);
  }

  async end(token: string | undefined): Promise<void> {
    if (!token) return;
    await this.pool.query('DELETE FROM account_session WHERE token_hash = $1', [hashOf(token)]);
    this.#recent.delete(token);
  }

  /** Ends every session of the member, on every device, but the one of `keep`. */
  async endAll(subject: string, keep?: string): Promise<void> {
    await this.pool.query('DELETE FROM account_session WHERE subject = $1 AND token_hash <> $2', [
      subject,
      hashOf(keep ?? ''),
    ]);
    this.#recent.clear();
  }

  /** The sessions that still work, the one seen last first. */
  async list(subject: string, current: string | undefined): Promise<SessionSummary[]> {
    const { rows } = await this.pool.query<SessionSummary>(
      `SELECT id, device, created_at, last_seen_at, token_hash = $2 AS current FROM account_session
       WHERE subject = $1 AND last_seen_at > now() - ${IDLE} AND created_at > now() - ${ABSOLUTE}
       ORDER BY account_session.last_seen_at DESC, id`,
      [subject, hashOf(current ?? '')],
    );
    return rows;
  }

  /** Ends one session of the member. @returns whether there was one */
  async revoke(subject: string, id: string): Promise<boolean> {
    const { rowCount } = await this.pool.query('DELETE FROM account_session WHERE subject = $1 AND id = $2', [
      subject,
      id,
    ]);
    this.#recent.clear();
    return rowCount === 1;
  }

  /** What was remembered of members is looked up again: they have just been changed. */
  forgetRemembered(): void {
    this.#recent.clear();
  }
}

/** Also what an anonymous visitor's CSRF tokens are bound to. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
