import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { NewsletterSubscriptionEntity } from '../entities/newsletter-subscription.entity.js';
import { hashOfToken } from './request-newsletter.js';

/** Ends a subscription by the token of its mail; asking twice is no error. */
export class EndNewsletter extends Command<void> {
  constructor(readonly token: string) {
    super();
  }
}

@CommandHandler(EndNewsletter)
export class EndNewsletterHandler implements ICommandHandler<EndNewsletter> {
  constructor(
    @InjectRepository(NewsletterSubscriptionEntity)
    private readonly subscriptions: Repository<NewsletterSubscriptionEntity>,
  ) {}

  async execute({ token }: EndNewsletter): Promise<void> {
    await this.subscriptions.delete({ token_hash: hashOfToken(token) });
  }
}
