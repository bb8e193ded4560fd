import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { TokenScope } from '@toile/contracts';
import { DomainError } from '@toile/platform';
import type { FastifyReply } from 'fastify';
import type pg from 'pg';
import { BearerTokens } from '../../../kernel/auth/bearer-tokens.js';
import { type Member } from '../../../kernel/auth/member.js';
import { POOL } from '../../../kernel/tokens.js';
import { MEMBERS_TABLE, type MemberDocument, toMember } from '../../accounts/index.js';
import { RateLimits } from './rate-limits.js';
import { holds } from './scopes.js';

const REQUESTS = { what: 'token', most: 120 };

/** Looks tokens up. Every request of a program does: one statement, prepared by hand. */
@Injectable()
export class ApiTokens extends BearerTokens {
  constructor(
    @Inject(POOL) private readonly pool: pg.Pool,
    private readonly limits: RateLimits,
  ) {
    super();
  }

  async memberFor(
    token: string,
    needed: readonly (readonly TokenScope[])[],
    reply: FastifyReply,
  ): Promise<Member> {
    const found = await this.find(token);
    if (!found) {
      reply.header('www-authenticate', 'Bearer');
      throw new DomainError('token/unauthenticated', 'This token is unknown, withdrawn or has expired.');
    }
    await this.limits.take(REQUESTS, found.id, reply);
    if (holds(found.scopes, needed)) return found.member;
    const lacking = needed.filter((list) => !holds(found.scopes, [list]));
    const names = lacking.map((list) => list.join(' or ')).join(' and ');
    const scopes = lacking.length > 1 ? 'scopes' : 'scope';
    throw new DomainError('token/forbidden', `This token lacks the ${scopes} ${names}.`);
  }

  /** Whose token it is, and what it may read; undefined for unknown and expired ones. */
  async find(token: string): Promise<{ id: string; member: Member; scopes: TokenScope[] } | undefined> {
    const { rows } = await this.pool.query<{ id: string; scopes: TokenScope[]; doc: MemberDocument }>({
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
