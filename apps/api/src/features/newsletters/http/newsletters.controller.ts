import { Body, Controller, Get, Header, HttpCode, Inject, Post, Query, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse } from '@nestjs/swagger';
import type { Locale } from '@toile/contracts';
import type { FastifyReply } from 'fastify';
import { Allow } from '../../../kernel/auth/allow.decorator.js';
import type { Member } from '../../../kernel/auth/member.js';
import { Viewer } from '../../../kernel/auth/viewer.decorator.js';
import { PUBLIC_URL } from '../../../kernel/tokens.js';
import { BouncesDto, NoteBounces, NotedBouncesDto } from '../commands/note-bounces.js';
import { SendNewsletter, SendNewsletterDto } from '../commands/send-newsletter.js';
import { SendTestMail, TestMailDto } from '../commands/send-test-mail.js';
import { StopNewsletter } from '../commands/stop-newsletter.js';
import { DraftedNewsletter } from '../drafted-newsletter.js';
import {
  NewsletterMailDto,
  NewsletterMailQueryDto,
  NewsletterQueryDto,
  NewsletterStandingDto,
} from '../newsletter.dto.js';
import { NewsletterStanding } from '../queries/newsletter-standing.js';

/** Newsletters on their way to readers. */
@Controller('api/newsroom/newsletters')
@Allow('catalogue:write')
export class NewslettersController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly drafted: DraftedNewsletter,
    @Inject(PUBLIC_URL) private readonly publicUrl: string,
  ) {}

  /** How many readers of each language have not been sent it, and what came of each time it was sent. */
  @Get()
  @Header('cache-control', 'private, no-store')
  standing(@Query() { slug }: NewsletterQueryDto): Promise<NewsletterStandingDto> {
    return this.queries.execute(new NewsletterStanding(slug));
  }

  /** As a mail to readers of a language: its subject, and its text for programs without HTML. A draft where there is one. */
  @Get('mail')
  @Header('cache-control', 'private, no-store')
  async mail(@Query() { slug, locale }: NewsletterMailQueryDto): Promise<NewsletterMailDto> {
    const written = await this.drafted.write(slug, locale);
    const { subject, text } = written.to('', this.nowhere(locale));
    return { language: written.language, subject, text };
  }

  /** The same as HTML, for a frame of its editor. Its link ends nothing. */
  @Get('mail.html')
  @ApiOkResponse({ content: { 'text/html': { schema: { type: 'string' } } } })
  async page(@Query() { slug, locale }: NewsletterMailQueryDto, @Res() reply: FastifyReply): Promise<void> {
    const { html } = (await this.drafted.write(slug, locale)).to('', this.nowhere(locale));
    await reply
      .headers({
        'cache-control': 'private, no-store',
        'x-frame-options': 'SAMEORIGIN',
        'content-security-policy': `default-src 'none'; img-src 'self' data: ${new URL(this.publicUrl).origin}; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups`,
      })
      .type('text/html; charset=utf-8')
      .send(html);
  }

  /** Sends it to the editor's own address, as far as it is written. */
  @Post('test')
  @HttpCode(204)
  test(
    @Viewer() editor: Member,
    @Query() { slug }: NewsletterQueryDto,
    @Body() { locale }: TestMailDto,
  ): Promise<void> {
    return this.commands.execute(new SendTestMail(editor, slug, locale));
  }

  /** Sends what is live to each reader who has not been sent it, now or at a time; none is sent it twice. */
  @Post('send')
  @HttpCode(204)
  send(
    @Viewer() { subject }: Member,
    @Query() { slug }: NewsletterQueryDto,
    @Body() body: SendNewsletterDto,
  ): Promise<void> {
    return this.commands.execute(new SendNewsletter(subject, slug, body));
  }

  /** What has not gone does not go; it can be sent later. */
  @Post('stop')
  @HttpCode(204)
  stop(@Viewer() { subject }: Member, @Query() { slug }: NewsletterQueryDto): Promise<void> {
    return this.commands.execute(new StopNewsletter(subject, slug));
  }

  /** Tells which mails came back after a mail server had taken them, by the status of its report. */
  @Post('bounces')
  @HttpCode(200)
  @Allow('operations:write')
  bounces(@Viewer() { subject }: Member, @Body() { bounces }: BouncesDto): Promise<NotedBouncesDto> {
    return this.commands.execute(new NoteBounces(subject, bounces));
  }

  private nowhere(locale: Locale): string {
    return `${this.publicUrl}/${locale}/newsletter/unsubscribe`;
  }
}
