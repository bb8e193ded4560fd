import { Body, Controller, Header, HttpCode, Post, Req, Res } from '@nestjs/common';
import { API_CSRF_ID, type CsrfToken } from '@toile/contracts';
import { Matches } from 'class-validator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CsrfTokens } from '../csrf/csrf-tokens.js';
import { Allow } from '../roles/allow.decorator.js';
import { SESSION_COOKIE, setSessionCookie } from '../sessions/session-cookie.js';
import { newToken } from '../sessions/session-store.js';

/** What a token is for. */
export class CsrfTokenIdDto {
  /** `api` for every JSON write; forms have ids of their own. */
  @Matches(/^[a-z0-9_-]{1,60}$/)
  id: string = API_CSRF_ID;
}

/** A token for the header `X-CSRF-Token` or the field `_token`. */
export class CsrfTokenDto implements CsrfToken {
  /** @example "api" */
  id: string;
  /** @example "m5x2k8zq.3q2_ZkPZ0p0yX2Zt0yqf3u5uT0v0m1i0l7s4d2k9h1o" */
  token: string;
  /** @example "2026-11-20T14:00:00.000Z" */
  expires_at: string;
}

@Controller('api/security')
export class CsrfController {
  constructor(private readonly tokens: CsrfTokens) {}

  /** A token for writes; a visitor without a session gets an anonymous one to bind the token to. */
  @Post('generate-csrf-token')
  @HttpCode(200)
  @Header('cache-control', 'private, no-store')
  @Allow('anyone', { csrf: false })
  generate(
    @Body() { id }: CsrfTokenIdDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): CsrfTokenDto {
    const session = request.cookies[SESSION_COOKIE] || newToken();
    if (session !== request.cookies[SESSION_COOKIE]) setSessionCookie(request, reply, session);
    const { token, expiresAt } = this.tokens.issue(session, id);
    return { id, token, expires_at: expiresAt.toISOString() };
  }
}
