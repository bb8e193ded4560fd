import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import { POOL } from '../../tokens.js';
import { linkExpired } from '../members/domain/member.errors.js';
import { newToken } from '../sessions/session-store.js';

const HOUR = 3600_000;
/** How long the links of each kind work. */
const LIFE_MS = { verify: 48 * HOUR, 'change-email': 48 * HOUR, reset: HOUR, 'link-sign-in': 48 * HOUR };
export type LinkKind = keyof typeof LIFE_MS;
/** Besides the member: `reference` says what the link offers. */
export interface OpenedLink {
  kind: LinkKind;
  subject: string;
  reference: string;
}

/** Tokens of links in mails: 256 bits, kept as hashes, good for one use and a limited time. */
@Injectable()
export class MailedLinks {
  constructor(@Inject(POOL) private readonly pool: pg.Pool) {}

  /** @param reference what the link is about besides the member; nothing personal */
  async issue(kind: LinkKind, subject: string, reference = ''): Promise<string> {
    const token = newToken();
    await this.pool.query(
      `INSERT INTO account_link (token_hash, kind, subject, reference, expires_at)
       VALUES ($1, $2, $3, $4, now() + $5 * interval '1 ms')`,
      [hashOf(token), kind, subject, reference, LIFE_MS[kind]],
    );
    return token;
  }

  /** What a link is about, without using it up. @throws DomainError link/expired */
  async read(kinds: readonly LinkKind[], token: string): Promise<OpenedLink> {
    const { rows } = await this.pool.query<OpenedLink>(
      'SELECT kind, subject, reference FROM account_link WHERE token_hash = $1 AND kind = ANY($2) AND expires_at > now()',
      [hashOf(token), kinds],
    );
    if (!rows[0]) throw linkExpired();
    return rows[0];
  }

  /** Uses a link up; of several who open it at once one succeeds. @throws DomainError link/expired */
  async redeem(kinds: readonly LinkKind[], token: string): Promise<OpenedLink> {
    const { rows } = await this.pool.query<OpenedLink & { good: boolean }>(
      `DELETE FROM account_link WHERE token_hash = $1 AND kind = ANY($2)
       RETURNING kind, subject, reference, expires_at > now() AS good`,
      [hashOf(token), kinds],
    );
    if (!rows[0]?.good) throw linkExpired();
    return rows[0];
  }

  /** Ends the links of these kinds, as when what they offer has happened. */
  async end(kinds: readonly LinkKind[], subject: string): Promise<void> {
    await this.pool.query('DELETE FROM account_link WHERE kind = ANY($1) AND subject = $2', [kinds, subject]);
  }
}

const hashOf = (token: string) => createHash('sha256').update(token).digest();
