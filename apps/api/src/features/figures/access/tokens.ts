import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import { type Member } from '../../../kernel/auth/member.js';
import { POOL } from '../../../kernel/tokens.js';
import { MEMBERS_TABLE, type MemberDocument, toMember } from '../../accounts/index.js';
import type { DashboardScope } from './scopes.js';

/** Looks tokens up. Every request of a program does: one statement, prepared by hand. */
@Injectable()
export class ApiTokens {
  constructor(@Inject(POOL) private readonly pool: pg.Pool) {}

  /** Whose token it is, and what it may read; undefined for unknown and expired ones. */
  async find(token: string): Promise<{ id: string; member: Member; scopes: DashboardScope[] } | undefined> {
    const { rows } = await this.pool.query<{ id: string; scopes: DashboardScope[]; doc: MemberDocument }>({
      name: 'dashboard-token-find',
      text: `UPDATE dashboard_token t SET last_used_at = date_trunc('minute', now())
             FROM ${MEMBERS_TABLE} m
             WHERE t.token_hash = $1 AND t.expires_at > now() AND m.subject = t.subject 
             RETURNING t.id, t.scopes, with_plan_roles(m.doc) AS doc`,
      values: [hashOfToken(token)],
    });
    const [row] = rows;
    return row && { id: row.id, scopes: row.scopes, member: toMember(row.doc) };
  }
}

export const hashOfToken = (token: string) => createHash('sha256').update(token).digest();
