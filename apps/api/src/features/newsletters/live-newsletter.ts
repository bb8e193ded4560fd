import { Inject, Injectable } from '@nestjs/common';
import { type EventStore, fold } from '@toile/event-store';
import { EVENT_STORE } from '../../kernel/event-store/tokens.js';
import { type ContentEvent, contentDecider, contentStream } from '../content/index.js';
import type { NewsletterDoc } from './sendings.js';

/** What readers of the site see of a newsletter now. */
@Injectable()
export class LiveNewsletter {
  constructor(@Inject(EVENT_STORE) private readonly store: EventStore) {}

  /** `doc` is null where they see nothing; `version` counts how often it was published and withdrawn. */
  async read(slug: string): Promise<{ doc: NewsletterDoc | null; version: number }> {
    const events = await this.store.load<ContentEvent>(contentStream('newsletter', slug));
    const content = fold(contentDecider, events);
    const doc = content.status === 'published' ? (content.doc as unknown as NewsletterDoc) : null;
    const isSeen = doc !== null && new Date(doc.published_at) <= new Date();
    return { doc: isSeen ? doc : null, version: events.length };
  }
}
