import { Body, Controller, Header, HttpCode, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Allow } from '../../../kernel/auth/allow.decorator.js';
import { CsrfTokenDto, CsrfTokenIdDto } from '../../../kernel/auth/csrf/csrf-token.dto.js';
import { CsrfTokens } from '../../../kernel/auth/csrf/csrf-tokens.js';
import { newToken } from '../../../kernel/auth/new-token.js';
import { SESSION_COOKIE, setSessionCookie } from '../../../kernel/auth/session-cookie.js';

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
