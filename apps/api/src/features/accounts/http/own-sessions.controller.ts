import { Body, Controller, Delete, Get, Header, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiNoContentResponse } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Allow } from '../../../kernel/auth/allow.decorator.js';
import { CsrfForm } from '../../../kernel/auth/csrf/csrf-form.decorator.js';
import type { Member } from '../../../kernel/auth/member.js';
import { Viewer } from '../../../kernel/auth/viewer.decorator.js';
import { answerForm } from '../../../kernel/http/answer-form.js';
import { FormPage } from '../../../kernel/http/form-page.decorator.js';
import { EndSession, EndSessionDto } from '../commands/end-session.js';
import { OwnSessions, OwnSessionsDto } from '../queries/own-sessions.js';
import { OwnReturnedMail, OwnReturnedMailDto } from '../queries/returned-mail.js';
import type { Browser } from '../sessions/browser.js';
import { FromBrowser } from './browser-cookies.js';
import { OwnAccount } from './own-account.guard.js';

const PAGE = '/user/account/update';

/** Where a member is signed in, and the end of it; whether mails reach them. */
@Controller()
@Allow('account:own')
export class OwnSessionsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** Where the member is signed in. */
  @Get('api/user/:slug/sessions')
  @OwnAccount()
  @Header('cache-control', 'private, no-store')
  list(@Viewer() viewer: Member, @FromBrowser() browser: Browser): Promise<OwnSessionsDto> {
    return this.queries.execute(new OwnSessions(viewer.subject, browser.session));
  }

  /** Whether mails reach the member: where they come back, the cure is another address or a new link to this one. */
  @Get('api/user/:slug/returned-mail')
  @OwnAccount()
  @Header('cache-control', 'private, no-store')
  returnedMail(@Viewer() viewer: Member): Promise<OwnReturnedMailDto> {
    return this.queries.execute(new OwnReturnedMail(viewer));
  }

  /** Ends a session. */
  @Delete('api/user/:slug/sessions/:id')
  @OwnAccount()
  @HttpCode(204)
  end(@Viewer() viewer: Member, @Param('id') id: string): Promise<void> {
    return this.commands.execute(new EndSession(viewer.subject, id));
  }

  /** Ends a session, as a form: 303 to a person. */
  @Post('user/account/sessions')
  @CsrfForm('account')
  @FormPage(PAGE)
  @ApiNoContentResponse({ description: 'Done' })
  async endByForm(
    @Viewer() viewer: Member,
    @Body() { id }: EndSessionDto,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    await answerForm(request, reply, { page: PAGE }, async () => {
      await this.commands.execute(new EndSession(viewer.subject, id));
      return { status: 204, page: `${PAGE}?done=session` };
    });
  }
}
