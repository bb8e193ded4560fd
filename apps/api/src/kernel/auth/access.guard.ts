import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { ModuleRef, Reflector } from '@nestjs/core';
import { API_CSRF_ID, TOKEN_SCOPES, type TokenScope } from '@toile/contracts';
import { DomainError } from '@toile/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hostOf } from '../http/is-deliberate-request.js';
import { ALLOWED, type Allowed } from './allow.decorator.js';
import { BearerTokens, bearerOf, OPEN_TO_TOKENS } from './bearer-tokens.js';
import { CSRF_FORM } from './csrf/csrf-form.decorator.js';
import { CsrfTokens } from './csrf/csrf-tokens.js';
import type { Member } from './member.js';
import { mayDo } from './permissions.js';
import { SESSION_COOKIE } from './session-cookie.js';
import { Sessions } from './sessions.js';
import { rememberViewer } from './viewer.decorator.js';

/** Every request passes here: origin and CSRF token of writes, then the session or a program’s token, then the permission table. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly sessions: Sessions,
    private readonly tokens: CsrfTokens,
    private readonly modules: ModuleRef,
  ) {}

  /** @throws DomainError session/unauthenticated, role/forbidden, origin/forbidden, csrf/forbidden */
  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const targets = [context.getHandler(), context.getClass()];
    const allowed = this.reflector.getAllAndOverride<Allowed | undefined>(ALLOWED, targets);
    const writes = request.method !== 'GET' && request.method !== 'HEAD';
    if (!allowed || (writes && !allowed.viewer))
      throw new DomainError('role/forbidden', 'Nobody may do this.');
    if (!allowed.viewer) return true;
    if (writes) {
      if (allowed.origin) checkOrigin(request);
      if (allowed.csrf) this.checkToken(request, this.reflector.getAllAndOverride(CSRF_FORM, targets));
    }
    const scope = this.reflector.getAllAndOverride<TokenScope | 'any' | undefined>(OPEN_TO_TOKENS, targets);
    const member =
      (await this.sessions.find(request.cookies[SESSION_COOKIE])) ?? (await this.byToken(context, scope));
    if (member) rememberViewer(request, member);
    if (mayDo(allowed.permission, member?.roles ?? [])) return true;
    if (!member) throw new DomainError('session/unauthenticated', 'Sign in to do this.');
    throw new DomainError('role/forbidden', 'Your account does not allow this.');
  }

  /** Whose token a program brings, where the handler is open to tokens. */
  private async byToken(
    context: ExecutionContext,
    scope: TokenScope | 'any' | undefined,
  ): Promise<Member | undefined> {
    const http = context.switchToHttp();
    const token = bearerOf(http.getRequest<FastifyRequest>().headers.authorization);
    if (!token || !scope) return undefined;
    const tokens = this.modules.get(BearerTokens, { strict: false });
    const needed = [scope === 'any' ? TOKEN_SCOPES : [scope]];
    return tokens.memberFor(token, needed, http.getResponse<FastifyReply>());
  }

  /** Only a browser that brings our cookie can be tricked, so only then a token is asked for. */
  private checkToken(request: FastifyRequest, formId: string | undefined): void {
    const session = request.cookies[SESSION_COOKIE];
    if (!session) return;
    const header = request.headers['x-csrf-token'];
    if (typeof header === 'string' && this.tokens.isValid(header, session, API_CSRF_ID)) return;
    const field = (request.body as { _token?: unknown } | null | undefined)?._token;
    if (formId && typeof field === 'string' && this.tokens.isValid(field, session, formId)) return;
    throw new DomainError('csrf/forbidden', 'The page is too old or was not ours. Reload it and try again.');
  }
}

/** A browser names the page a write comes from; one of another origin is refused. */
function checkOrigin(request: FastifyRequest): void {
  const { origin } = request.headers;
  const site = request.headers['sec-fetch-site'];
  const own = origin === undefined ? site !== 'cross-site' : hostOf(origin) === request.host;
  if (!own) throw new DomainError('origin/forbidden', 'This must be asked from our own pages.');
}
