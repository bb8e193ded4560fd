import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Seal } from '../seal.js';
import { SECRET } from '../tokens.js';
import { AskForNewsletterHandler } from './commands/ask-for-newsletter.js';
import { ConfirmNewsletterHandler } from './commands/confirm-newsletter.js';
import { EndNewsletterHandler } from './commands/end-newsletter.js';
import { SendMessageHandler } from './commands/send-message.js';
import { VoteHandler } from './commands/vote.js';
import { ContactMessageEntity } from './entities/contact-message.entity.js';
import { NewsletterSubscriptionEntity } from './entities/newsletter-subscription.entity.js';
import { PollVoteEntity } from './entities/poll-vote.entity.js';
import { ForgetOldFormsHandler } from './forget-old-forms.handler.js';
import { ContactController } from './http/contact.controller.js';
import { NewsletterController } from './http/newsletter.controller.js';
import { PollController } from './http/poll.controller.js';
import { Polls } from './polls.js';
import { CurrentPollHandler } from './queries/current-poll.js';

/** What readers send without an account. */
@Module({
  imports: [TypeOrmModule.forFeature([PollVoteEntity, ContactMessageEntity, NewsletterSubscriptionEntity])],
  controllers: [PollController, ContactController, NewsletterController],
  providers: [
    Polls,
    VoteHandler,
    CurrentPollHandler,
    SendMessageHandler,
    AskForNewsletterHandler,
    ConfirmNewsletterHandler,
    EndNewsletterHandler,
    ForgetOldFormsHandler,
    { provide: Seal, inject: [SECRET], useFactory: (secret: Buffer) => new Seal(secret, 'reader forms') },
  ],
})
export class ReaderFormsModule {}
