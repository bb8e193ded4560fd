import { Body, Controller, Get, Header, HttpCode, HttpStatus, Post, Req, Res } from '@nestjs/common';
import type { PollResult } from '@toile/contracts';
import { validate } from '@toile/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { CsrfForm } from '../../accounts/csrf/csrf-form.decorator.js';
import { RateLimiter } from '../../accounts/limits/rate-limiter.js';
import { AddressHash } from '../../accounts/members/address-hash.js';
import type { Member } from '../../accounts/members/member.js';
import { Allow } from '../../accounts/roles/allow.decorator.js';
import { Viewer } from '../../accounts/roles/viewer.decorator.js';
import { SESSION_COOKIE, setSessionCookie } from '../../accounts/sessions/session-cookie.js';
import { newToken } from '../../accounts/sessions/session-store.js';
import { answerForm } from '../../http/answer-form.js';
import { localeOf } from '../../http/request-locale.js';
import { Polls } from './polls.query.js';

const number = z.coerce.number().int().positive().max(2_147_483_647);
export const voteSchema = z.object({ poll: number, option: number });
/** Somebody who throws away their cookie is another visitor, but not without end. */
const VOTES = { what: 'poll-vote', most: 30, windowMs: 3600_000 };

@Controller('poll')
export class PollController {
  constructor(
    private readonly polls: Polls,
    private readonly limiter: RateLimiter,
    private readonly hashes: AddressHash,
  ) {}

  /** The poll readers are asked now; 204 when there is none. */
  @Get('current')
  @Allow('anyone')
  @Header('cache-control', 'private, no-store')
  async current(
    @Viewer() viewer: Member | undefined,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PollResult | undefined> {
    const poll = await this.polls.current();
    if (poll)
      return this.polls.result(poll, this.voter(viewer, request.cookies[SESSION_COOKIE]), localeOf(request));
    reply.status(HttpStatus.NO_CONTENT);
    return undefined;
  }

  @Post('vote')
  @HttpCode(200)
  @Allow('anyone')
  @CsrfForm('poll')
  async vote(
    @Viewer() viewer: Member | undefined,
    @Body() body: unknown,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await answerForm(request, reply, { page: '/news#poll' }, async () => {
      const { poll: id, option } = validate(voteSchema, body);
      await this.limiter.takeByAddress(VOTES, request.ip);
      const session = request.cookies[SESSION_COOKIE] || newToken();
      if (session !== request.cookies[SESSION_COOKIE]) setSessionCookie(request, reply, session);
      const voter = this.voter(viewer, session);
      const poll = await this.polls.vote(id, option, voter);
      return {
        status: 200,
        body: await this.polls.result(poll, voter, localeOf(request)),
        page: '/news#poll',
      };
    });
  }

  /** A member votes once from all their devices; others once a session. */
  private voter(viewer: Member | undefined, session = ''): Buffer {
    return this.hashes.of(viewer ? `voter member ${viewer.subject}` : `voter session ${session}`);
  }
}
