import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MemberEntity } from '../accounts/index.js';
import { Articles, EditorNames } from '../content/index.js';
import { ReaderFormsModule } from '../reader-forms/index.js';
import { BeginSendingHandler } from './begin-sending.handler.js';
import { NoteBouncesHandler } from './commands/note-bounces.js';
import { SendNewsletterHandler } from './commands/send-newsletter.js';
import { SendTestMailHandler } from './commands/send-test-mail.js';
import { StopNewsletterHandler } from './commands/stop-newsletter.js';
import { DraftedNewsletter } from './drafted-newsletter.js';
import { NewslettersController } from './http/newsletters.controller.js';
import { LiveNewsletter } from './live-newsletter.js';
import { MailNewsletterHandler } from './mail-newsletter.handler.js';
import { NewsletterMail } from './newsletter-mail.js';
import { NewsletterStandingHandler } from './queries/newsletter-standing.js';
import { Sendings } from './sendings.js';

/** Newsletters on their way to readers; what they say is `content`, who reads them `reader-forms`. */
@Module({
  imports: [ReaderFormsModule, TypeOrmModule.forFeature([MemberEntity])],
  controllers: [NewslettersController],
  providers: [
    Articles,
    EditorNames,
    LiveNewsletter,
    Sendings,
    NewsletterMail,
    DraftedNewsletter,
    BeginSendingHandler,
    MailNewsletterHandler,
    SendNewsletterHandler,
    StopNewsletterHandler,
    SendTestMailHandler,
    NoteBouncesHandler,
    NewsletterStandingHandler,
  ],
})
export class NewslettersModule {}
