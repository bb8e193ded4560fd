import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { API_CSRF_ID, type CsrfToken } from '@toile/contracts';
import { validate } from '@toile/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Allow } from '../roles/allow.decorator.js';
import { SESSION_COOKIE, setSessionCookie } from '../sessions/session-cookie.js';
import { newToken } from '../sessions/session-store.js';
import { CsrfTokens } from './csrf-tokens.js';

const schema = z.object({
  id: z
    .string()
    .regex(/^[a-z0-9_-]{1,60}$/)
    .default(API_CSRF_ID),
});

@Controller('api/security')
export class CsrfController {
  constructor(private readonly tokens: CsrfTokens) {}

  /** A visitor without a session gets an anonymous one to bind the token to. */
  @Post('generate-csrf-token')
  @HttpCode(200)
  @Allow('anyone', { csrf: false })
  generate(
    @Body() body: unknown,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): CsrfToken {
    const { id } = validate(schema, body ?? {});
    const session = request.cookies[SESSION_COOKIE] || newToken();
    if (session !== request.cookies[SESSION_COOKIE]) setSessionCookie(request, reply, session);
    const { token, expiresAt } = this.tokens.issue(session, id);
    reply.header('cache-control', 'private, no-store');
    return { id, token, expires_at: expiresAt.toISOString() };
  }
}
