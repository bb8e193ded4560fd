import { Controller, Get, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Allow, Public } from '../../../kernel/auth/allow.decorator.js';
import { escaped } from '../../../kernel/http/escaped.js';
import { localeOf } from '../../../kernel/http/request-locale.js';
import { type Ending, UnsubscribeLinks } from '../../../kernel/mail/unsubscribe-links.js';
import { exportMessages } from '../../figures/index.js';
import { EndMails } from '../commands/end-mails.js';
import { answerPage, buttonHtml, PAGE, refuseProgram } from './mailed-page.js';

/**
 * Ends mails by the link that stands in them. Reading changes nothing, since mail programs follow links by themselves;
 * the token is what allows it, so mail providers may post here in the reader's name (RFC 8058).
 */
@Controller('data/unsubscribe')
export class UnsubscribeController {
  constructor(
    private readonly links: UnsubscribeLinks,
    private readonly commands: CommandBus,
  ) {}

  /** Asks whether to end the mails a link stood in, as HTML. */
  @Get(':token')
  @Public()
  @ApiOkResponse(PAGE)
  async ask(@Param('token') token: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    const locale = localeOf(request);
    const { unsubscribe: words } = exportMessages(locale);
    const ending = this.read(token, request);
    const body = ending
      ? buttonHtml(words[ending.kind === 'address' ? 'document' : ending.kind], words.confirm)
      : `<p>${escaped(words.unknown)}</p>`;
    await answerPage(reply, locale, ending ? 200 : 404, words.title, body);
  }

  /** Ends them; the token allows it, also for mail providers (RFC 8058). */
  @Post(':token')
  @HttpCode(200)
  @ApiOkResponse(PAGE)
  @Allow('anyone', { csrf: false, origin: false })
  async end(@Param('token') token: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    const locale = localeOf(request);
    const { unsubscribe: words } = exportMessages(locale);
    const ending = this.read(token, request);
    if (!ending) return answerPage(reply, locale, 404, words.title, `<p>${escaped(words.unknown)}</p>`);
    await this.commands.execute(new EndMails(ending));
    await answerPage(reply, locale, 200, words.doneTitle, `<p>${escaped(words.done)}</p>`);
  }

  /** Undefined for a link that leads nowhere. @throws DomainError unsubscribe/unknown for programs */
  private read(token: string, request: FastifyRequest): Ending | undefined {
    const ending = this.links.read(token);
    if (!ending) refuseProgram(request, 'unsubscribe');
    return ending;
  }
}
