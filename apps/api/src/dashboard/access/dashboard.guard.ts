import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { DomainError } from '@toile/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Member } from '../../accounts/members/member.js';
import { rememberViewer, viewerOf } from '../../accounts/roles/viewer.decorator.js';
import { Entitlement } from './entitlement.js';
import { RateLimits } from './rate-limits.js';
import { type DashboardScope, scopesOf } from './scopes.js';
import { ApiTokens } from './tokens.js';

const REQUESTS = { what: 'token', most: 120 };
type Request = FastifyRequest<{ Querystring: { brand?: string; trend?: string } }>;

/**
 * Who looks at figures: a session, or a read-only token in `Authorization: Bearer`. Whoever is not entitled to this part of
 * the dashboard sees the demo of it.
 */
@Injectable()
export class DashboardGuard implements CanActivate {
  constructor(
    private readonly tokens: ApiTokens,
    private readonly entitlement: Entitlement,
    private readonly limits: RateLimits,
  ) {}

  /** @throws DomainError token/unauthenticated, token/forbidden, token/throttled */
  async canActivate(context: ExecutionContext): Promise<boolean> {
    const http = context.switchToHttp();
    const request = http.getRequest<Request>();
    const needed = scopesOf(request.url.split('?')[0] ?? '', request.query);
    const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
    const viewer = token
      ? await this.byToken(token, needed, http.getResponse<FastifyReply>())
      : viewerOf(request);
    if (!viewer) return true;
    rememberViewer(request, await this.entitlement.seenBy(viewer, needed));
    return true;
  }

  private async byToken(
    token: string,
    needed: readonly DashboardScope[],
    reply: FastifyReply,
  ): Promise<Member> {
    const found = await this.tokens.find(token);
    if (!found) {
      reply.header('www-authenticate', 'Bearer');
      throw new DomainError('token/unauthenticated', 'This token is unknown, withdrawn or has expired.');
    }
    await this.limits.take(REQUESTS, found.id, reply);
    if (needed.some((scope) => found.scopes.includes(scope))) return found.member;
    throw new DomainError('token/forbidden', `This token lacks the scope ${needed.join(' or ')}.`);
  }
}
