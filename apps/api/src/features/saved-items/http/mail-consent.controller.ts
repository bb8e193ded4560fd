import { Controller, Get, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Allow, Public } from '../../../kernel/auth/allow.decorator.js';
import { escaped } from '../../../kernel/http/escaped.js';
import { localeOf } from '../../../kernel/http/request-locale.js';
import { UnsubscribeLinks } from '../../../kernel/mail/unsubscribe-links.js';
import { exportMessages } from '../../figures/index.js';
import { ConfirmAddress } from '../commands/confirm-address.js';
import { answerPage, buttonHtml, PAGE, refuseProgram } from './mailed-page.js';

/** Where an address outside of a subscription says that it wants a document. Reading changes nothing, since mail programs follow links. */
@Controller('data/mail-consent')
export class MailConsentController {
  constructor(
    private readonly links: UnsubscribeLinks,
    private readonly commands: CommandBus,
  ) {}

  /** Asks whether the document is wanted that a mail told of, as HTML. */
  @Get(':token')
  @Public()
  @ApiOkResponse(PAGE)
  async ask(@Param('token') token: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    const locale = localeOf(request);
    const { consent: words } = exportMessages(locale);
    const isOurs = this.links.read(token)?.kind === 'address';
    if (!isOurs) refuseProgram(request, 'mail-consent');
    const body = isOurs ? buttonHtml(words.text, words.confirm) : `<p>${escaped(words.unknown)}</p>`;
    await answerPage(reply, locale, isOurs ? 200 : 404, words.title, body);
  }

  /** Agrees to it; the token of the mail allows it, for 48 hours. */
  @Post(':token')
  @HttpCode(200)
  @ApiOkResponse(PAGE)
  @Allow('anyone', { csrf: false })
  async agree(@Param('token') token: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    const locale = localeOf(request);
    const { consent: words } = exportMessages(locale);
    const found = this.links.read(token);
    const isKnown = found?.kind === 'address' && (await this.commands.execute(new ConfirmAddress(found.id)));
    if (!isKnown) refuseProgram(request, 'mail-consent');
    if (!isKnown) return answerPage(reply, locale, 404, words.title, `<p>${escaped(words.unknown)}</p>`);
    await answerPage(reply, locale, 200, words.doneTitle, `<p>${escaped(words.done)}</p>`);
  }
}
