import { Module } from '@nestjs/common';
import { Seal } from '../seal.js';
import { SECRET } from '../tokens.js';
import { ContactController } from './contact/contact.controller.js';
import { ForgetOldFormsHandler } from './forget-old-forms.handler.js';
import { NewsletterController } from './newsletter/newsletter.controller.js';
import { Subscriptions } from './newsletter/subscriptions.js';
import { PollController } from './poll/poll.controller.js';
import { Polls } from './poll/polls.query.js';

/** What readers send without an account. */
@Module({
  controllers: [PollController, ContactController, NewsletterController],
  providers: [
    Polls,
    Subscriptions,
    ForgetOldFormsHandler,
    { provide: Seal, inject: [SECRET], useFactory: (secret: Buffer) => new Seal(secret, 'reader forms') },
  ],
})
export class ReaderFormsModule {}
