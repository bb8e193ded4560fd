import { createHash } from 'node:crypto';
import type pg from 'pg';
import type { ReadSessions } from './members.js';

const hashOf = (token: string) => createHash('sha256').update(token).digest();

/** Reads sessions from the view `session_facts`, which the api keeps for this: it alone knows what makes a session good. */
export function sessionsIn(pool: Pick<pg.Pool, 'query'>): ReadSessions {
  return async (tokens) => {
    const byHash = new Map(tokens.map((token) => [hashOf(token).toString('hex'), token]));
    const { rows } = await pool.query<{ hash: string; subject: string; plan: string; is_staff: boolean }>({
      name: 'ingest-session-facts',
      text: `SELECT encode(token_hash, 'hex') AS hash, subject, plan, is_staff
             FROM session_facts WHERE token_hash = ANY($1)`,
      values: [tokens.map(hashOf)],
    });
    return new Map(
      rows.map((row) => [
        byHash.get(row.hash) ?? '',
        { subject: row.subject, plan: row.plan, isStaff: row.is_staff },
      ]),
    );
  };
}
