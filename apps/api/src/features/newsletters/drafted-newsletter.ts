import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { Locale } from '@toile/contracts';
import { DomainError } from '@toile/platform';
import { DraftPreview } from '../content/index.js';
import { NewsletterMail, type WrittenNewsletter } from './newsletter-mail.js';

/** A newsletter as a mail, as far as it is written: the draft, or what is live where there is none. */
@Injectable()
export class DraftedNewsletter {
  constructor(
    private readonly queries: QueryBus,
    private readonly mail: NewsletterMail,
  ) {}

  /** @throws DomainError newsletter/unknown */
  async write(slug: string, locale: Locale): Promise<WrittenNewsletter> {
    const own = await this.details(slug, locale);
    // As `languageFor` has it: without a title it is no version.
    const isVersion = own.article.language === 'en' || own.article.title.trim() !== '';
    return this.mail.layOut(isVersion ? own : await this.details(slug, 'en'), locale);
  }

  private async details(slug: string, locale: Locale) {
    const { details } = await this.queries.execute(new DraftPreview({ kind: 'newsletter', slug }, locale));
    if (!details) throw new DomainError('newsletter/unknown', `There is no newsletter "${slug}".`);
    return details;
  }
}
