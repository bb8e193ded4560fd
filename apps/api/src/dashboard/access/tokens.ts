import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { DomainError } from '@toile/platform';
import type pg from 'pg';
import { type Member, toMember } from '../../accounts/members/member.js';
import { MEMBERS_TABLE, type MemberDocument } from '../../accounts/members/members.projection.js';
import { POOL } from '../../tokens.js';
import type { DashboardScope } from './scopes.js';

const PREFIX = 'toile_';
const MOST = 20;
const DAY_MS = 86_400_000;

export interface ApiToken {
  id: string;
  name: string;
  scopes: DashboardScope[];
  created_at: string;
  expires_at: string;
  last_used_at: string | null;
}

/** Read-only tokens of analysts' notebooks. The database keeps hashes; a token is shown once. */
@Injectable()
export class ApiTokens {
  constructor(@Inject(POOL) private readonly pool: pg.Pool) {}

  /** @throws DomainError token/conflict */
  async create(
    subject: string,
    { name, scopes, days }: { name: string; scopes: readonly DashboardScope[]; days: number },
  ): Promise<ApiToken & { token: string }> {
    if ((await this.list(subject)).length >= MOST)
      throw new DomainError('token/conflict', `At most ${MOST} tokens. Withdraw one first.`);
    const token = `${PREFIX}${randomBytes(32).toString('base64url')}`;
    const { rows } = await this.pool.query<ApiToken>(
      `INSERT INTO dashboard_token (id, subject, name, scopes, token_hash, expires_at)
       VALUES ($1, $2, $3, $4, $5, $6) RETURNING ${COLUMNS}`,
      [randomUUID(), subject, name, scopes, hashOf(token), new Date(Date.now() + days * DAY_MS)],
    );
    const [made] = rows;
    if (!made)
      throw new DomainError('token/unavailable', 'The token could not be kept. Try again in a moment.');
    return { ...made, token };
  }

  async list(subject: string): Promise<ApiToken[]> {
    const { rows } = await this.pool.query<ApiToken>(
      `SELECT ${COLUMNS} FROM dashboard_token WHERE subject = $1 AND expires_at > now() ORDER BY created_at, id`,
      [subject],
    );
    return rows;
  }

  /** @throws DomainError token/unknown */
  async withdraw(subject: string, id: string): Promise<void> {
    const { rowCount } = await this.pool.query(
      'DELETE FROM dashboard_token WHERE subject = $1 AND id::text = $2',
      [subject, id],
    );
    if (rowCount === 0) throw new DomainError('token/unknown', `There is no token "${id}".`);
  }

  /** Whose token it is, and what it may read; undefined for unknown and expired ones. */
  async find(token: string): Promise<{ id: string; member: Member; scopes: DashboardScope[] } | undefined> {
    const { rows } = await this.pool.query<{ id: string; scopes: DashboardScope[]; doc: MemberDocument }>({
      name: 'dashboard-token-find',
      text: `UPDATE dashboard_token t SET last_used_at = date_trunc('minute', now())
             FROM ${MEMBERS_TABLE} m
             WHERE t.token_hash = $1 AND t.expires_at > now() AND m.subject = t.subject 
             RETURNING t.id, t.scopes, with_plan_roles(m.doc) AS doc`,
      values: [hashOf(token)],
    });
    const [row] = rows;
    return row && { id: row.id, scopes: row.scopes, member: toMember(row.doc) };
  }
}

const COLUMNS = 'id, name, scopes, created_at, expires_at, last_used_at';
const hashOf = (token: string) => createHash('sha256').update(token).digest();
