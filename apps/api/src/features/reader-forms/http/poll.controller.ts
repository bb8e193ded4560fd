import { Body, Controller, Get, Header, HttpCode, Post, Req, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiNoContentResponse, ApiOkResponse } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Allow } from '../../../kernel/auth/allow.decorator.js';
import { CsrfForm } from '../../../kernel/auth/csrf/csrf-form.decorator.js';
import type { Member } from '../../../kernel/auth/member.js';
import { newToken } from '../../../kernel/auth/new-token.js';
import { SESSION_COOKIE, setSessionCookie } from '../../../kernel/auth/session-cookie.js';
import { Viewer } from '../../../kernel/auth/viewer.decorator.js';
import { answerForm } from '../../../kernel/http/answer-form.js';
import { FormPage } from '../../../kernel/http/form-page.decorator.js';
import { localeOf } from '../../../kernel/http/request-locale.js';
import { AddressHash } from '../../../kernel/limits/address-hash.js';
import { RateLimiter } from '../../../kernel/limits/rate-limiter.js';
import { Vote, VoteDto } from '../commands/vote.js';
import { PollResultDto } from '../poll.dto.js';
import { CurrentPoll } from '../queries/current-poll.js';

/** As its reader may see it: how the answers stand is for those who gave one. */
const PAGE = '/news?as=me#poll';
/** Somebody who throws away their cookie is another visitor, but not without end. */
const VOTES = { what: 'poll-vote', most: 30, windowMs: 3600_000 };

@Controller('poll')
@Allow('anyone')
export class PollController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly limiter: RateLimiter,
    private readonly hashes: AddressHash,
  ) {}

  /** The poll readers are asked now; 204 when there is none. */
  @Get('current')
  @Header('cache-control', 'private, no-store')
  @ApiOkResponse({ type: PollResultDto })
  @ApiNoContentResponse()
  async current(
    @Viewer() viewer: Member | undefined,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const voter = this.voter(viewer, request.cookies[SESSION_COOKIE]);
    const poll = await this.queries.execute(new CurrentPoll(voter, localeOf(request)));
    await reply.status(poll ? 200 : 204).send(poll ?? undefined);
  }

  /** Gives or changes this visitor’s vote. */
  @Post('vote')
  @HttpCode(200)
  @CsrfForm('poll')
  @FormPage(PAGE)
  @ApiOkResponse({ type: PollResultDto })
  async vote(
    @Viewer() viewer: Member | undefined,
    @Body() body: VoteDto,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await answerForm(request, reply, { page: PAGE }, async () => {
      await this.limiter.takeByAddress(VOTES, request.ip);
      const session = request.cookies[SESSION_COOKIE] || newToken();
      if (session !== request.cookies[SESSION_COOKIE]) setSessionCookie(request, reply, session);
      const voter = this.voter(viewer, session);
      const result = await this.commands.execute(new Vote(body, voter, localeOf(request)));
      return { status: 200, body: result, page: PAGE };
    });
  }

  /** A member votes once from all their devices; others once a session. */
  private voter(viewer: Member | undefined, session = ''): Buffer {
    return this.hashes.of(viewer ? `voter member ${viewer.subject}` : `voter session ${session}`);
  }
}
