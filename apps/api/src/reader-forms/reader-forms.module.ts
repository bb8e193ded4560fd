import { Module } from '@nestjs/common';
import { ContactController } from './contact/contact.controller.js';
import { NewsletterController } from './newsletter/newsletter.controller.js';
import { Subscriptions } from './newsletter/subscriptions.js';
import { PollController } from './poll/poll.controller.js';
import { Polls } from './poll/polls.query.js';
import { Seal } from './seal.js';

/** What readers send without an account. */
@Module({
  controllers: [PollController, ContactController, NewsletterController],
  providers: [Polls, Seal, Subscriptions],
})
export class ReaderFormsModule {}
