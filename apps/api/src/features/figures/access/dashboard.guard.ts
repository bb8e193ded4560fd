import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { DomainError } from '@toile/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Member } from '../../../kernel/auth/member.js';
import { rememberViewer, viewerOf } from '../../../kernel/auth/viewer.decorator.js';
import { Entitlement } from './entitlement.js';
import { NEEDS_SCOPE, type ScopesOf } from './needs-scope.decorator.js';
import type { FigureRequest } from './obeyed-filters.guard.js';
import { RateLimits } from './rate-limits.js';
import { ANY_SCOPE, holds, type NeededScopes } from './scopes.js';
import { ApiTokens } from './tokens.js';

const REQUESTS = { what: 'token', most: 120 };
/** A page of the dashboard asks up to ten times; with other filters each is a third of a second for a processor. */
const OF_VISITORS = { what: 'figure', most: 240 };

/**
 * Who looks at figures: a session, or a read-only token in `Authorization: Bearer`. The handler that was matched says by
 * `@NeedsScope` what must be held, never the text of the path. Whoever is not entitled to this part of the dashboard sees
 * the demo of it.
 */
@Injectable()
export class DashboardGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly tokens: ApiTokens,
    private readonly entitlement: Entitlement,
    private readonly limits: RateLimits,
  ) {}

  /** @throws DomainError token/unauthenticated, token/forbidden, token/throttled, figure/throttled */
  async canActivate(context: ExecutionContext): Promise<boolean> {
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const targets = [context.getHandler(), context.getClass()];
    const scopesOf = this.reflector.getAllAndOverride<ScopesOf | undefined>(NEEDS_SCOPE, targets);
    const { params, query } = request as FastifyRequest & FigureRequest;
    const needed = scopesOf?.({ params, query });
    const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
    const reply = http.getResponse<FastifyReply>();
    const viewer = token ? await this.byToken(token, needed, reply) : viewerOf(request);
    if (!viewer) {
      await this.limits.takeByAddress(OF_VISITORS, request.ip, reply);
      return true;
    }
    rememberViewer(request, await this.entitlement.seenBy(viewer, needed ?? ANY_SCOPE));
    return true;
  }

  private async byToken(
    token: string,
    needed: NeededScopes | undefined,
    reply: FastifyReply,
  ): Promise<Member> {
    const found = await this.tokens.find(token);
    if (!found) {
      reply.header('www-authenticate', 'Bearer');
      throw new DomainError('token/unauthenticated', 'This token is unknown, withdrawn or has expired.');
    }
    await this.limits.take(REQUESTS, found.id, reply);
    if (!needed) throw new DomainError('token/forbidden', 'Tokens do not open this.');
    if (holds(found.scopes, needed)) return found.member;
    const lacking = needed.filter((list) => !holds(found.scopes, [list]));
    const names = lacking.map((list) => list.join(' or ')).join(', ');
    throw new DomainError('token/forbidden', `This token lacks the scope ${names}.`);
  }
}
