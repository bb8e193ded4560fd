import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { DomainError } from '@toile/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { BearerTokens, bearerOf } from '../../../kernel/auth/bearer-tokens.js';
import { rememberViewer, viewerOf } from '../../../kernel/auth/viewer.decorator.js';
import { Entitlement } from './entitlement.js';
import { NEEDS_SCOPE, type ScopesOf } from './needs-scope.decorator.js';
import type { FigureRequest } from './obeyed-filters.guard.js';
import { RateLimits } from './rate-limits.js';
import { ANY_SCOPE } from './scopes.js';

/** A page of the dashboard asks up to ten times; with other filters each is a third of a second for a processor. */
const OF_VISITORS = { what: 'figure', most: 240 };

/**
 * Who looks at figures: a session, or a program’s token in `Authorization: Bearer`. The handler that was matched says by
 * `@NeedsScope` what must be held, never the text of the path. Whoever is not entitled to this part of the dashboard sees
 * the demo of it.
 */
@Injectable()
export class DashboardGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly tokens: BearerTokens,
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
    const token = bearerOf(request.headers.authorization);
    const reply = http.getResponse<FastifyReply>();
    if (token && !needed) throw new DomainError('token/forbidden', 'Tokens do not open this.');
    const viewer = token ? await this.tokens.memberFor(token, needed ?? [], reply) : viewerOf(request);
    if (!viewer) {
      await this.limits.takeByAddress(OF_VISITORS, request.ip, reply);
      return true;
    }
    rememberViewer(request, await this.entitlement.seenBy(viewer, needed ?? ANY_SCOPE));
    return true;
  }
}
