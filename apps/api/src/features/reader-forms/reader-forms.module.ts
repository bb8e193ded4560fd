import { Module } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { TypeOrmModule } from '@nestjs/typeorm';
import type pg from 'pg';
import { BounceTokens } from '../../kernel/mail/bounce-tokens.js';
import { MailReturns } from '../../kernel/mail/mail-returns.js';
import { Seal } from '../../kernel/seal.js';
import { POOL, SECRET } from '../../kernel/tokens.js';
import { ChangeProfile } from '../accounts/index.js';
import { ConfirmNewsletterHandler } from './commands/confirm-newsletter.js';
import { EndNewsletterHandler } from './commands/end-newsletter.js';
import { RequestNewsletterHandler } from './commands/request-newsletter.js';
import { SendMessageHandler } from './commands/send-message.js';
import { VoteHandler } from './commands/vote.js';
import { ForgetOldFormsHandler } from './forget-old-forms.handler.js';
import { ContactController } from './http/contact.controller.js';
import { NewsletterController } from './http/newsletter.controller.js';
import { PollController } from './http/poll.controller.js';
import { NewsletterLinks } from './newsletter-links.js';
import { NewsletterReaders, SEALED_FOR } from './newsletter-readers.js';
import { Polls } from './polls.js';
import { CurrentPollHandler } from './queries/current-poll.js';
import { READER_FORMS_ENTITIES } from './schema.js';

/** What readers send without an account. */
@Module({
  imports: [TypeOrmModule.forFeature(READER_FORMS_ENTITIES)],
  controllers: [PollController, ContactController, NewsletterController],
  providers: [
    Polls,
    VoteHandler,
    CurrentPollHandler,
    SendMessageHandler,
    RequestNewsletterHandler,
    ConfirmNewsletterHandler,
    EndNewsletterHandler,
    NewsletterLinks,
    {
      provide: NewsletterReaders,
      inject: [POOL, Seal, BounceTokens, MailReturns, CommandBus],
      useFactory: (
        pool: pg.Pool,
        seal: Seal,
        tokens: BounceTokens,
        returns: MailReturns,
        commands: CommandBus,
      ) =>
        new NewsletterReaders(pool, seal, tokens, returns, (subject) =>
          commands.execute(new ChangeProfile(subject, { newsletter: false })),
        ),
    },
    {
      provide: BounceTokens,
      inject: [SECRET],
      useFactory: (secret: Buffer) => new BounceTokens(secret, 'newsletters'),
    },
    ForgetOldFormsHandler,
    { provide: Seal, inject: [SECRET], useFactory: (secret: Buffer) => new Seal(secret, SEALED_FOR) },
  ],
  exports: [NewsletterLinks, NewsletterReaders, BounceTokens],
})
export class ReaderFormsModule {}
