import type { EntityClass, MigrationClass } from '@toile/database';
import { ContactMessageEntity } from './entities/contact-message.entity.js';
import { NewsletterSubscriptionEntity } from './entities/newsletter-subscription.entity.js';
import { PollVoteEntity } from './entities/poll-vote.entity.js';
import { VotesMessagesSubscriptions1790008001000 } from './migrations/1790008001000-votes-messages-subscriptions.js';
import { NewsletterMails1790018091000 } from './migrations/1790018091000-newsletter-mails.js';
import { NewsletterMailNumbers1790018220000 } from './migrations/1790018220000-newsletter-mail-numbers.js';

export const READER_FORMS_ENTITIES: EntityClass[] = [
  ContactMessageEntity,
  NewsletterSubscriptionEntity,
  PollVoteEntity,
];

/** A step that has been released is never edited. */
export const READER_FORMS_MIGRATIONS: readonly MigrationClass[] = [
  VotesMessagesSubscriptions1790008001000,
  NewsletterMails1790018091000,
  NewsletterMailNumbers1790018220000,
];
