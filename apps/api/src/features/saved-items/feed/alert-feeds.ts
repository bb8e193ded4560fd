import { createHash, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { PUBLIC_URL } from '../../../kernel/tokens.js';
import { AlertFeedEntity } from './alert-feed.entity.js';

const KEY_BYTES = 24;
const hashOf = (key: string) => createHash('sha256').update(key).digest();

/** Addresses at which members' alerts are read by programs that cannot sign in. */
@Injectable()
export class AlertFeeds {
  constructor(
    @InjectRepository(AlertFeedEntity) private readonly feeds: Repository<AlertFeedEntity>,
    @Inject(PUBLIC_URL) private readonly publicUrl: string,
  ) {}

  of(subject: string): Promise<AlertFeedEntity | null> {
    return this.feeds.findOneBy({ subject });
  }

  urlOf(key: string): string {
    return `${this.publicUrl}/api/alert-feeds/${key}`;
  }

  /** The one before leads nowhere any more. @returns its address, which is told once */
  async make(subject: string): Promise<string> {
    const key = randomBytes(KEY_BYTES).toString('base64url');
    await this.feeds.save({ subject, key_hash: hashOf(key), made_at: new Date(), read_at: null });
    return this.urlOf(key);
  }

  async end(subject: string): Promise<void> {
    await this.feeds.delete({ subject });
  }

  /** Whose feed is read. */
  async ownerOf(key: string): Promise<string | undefined> {
    const feed = await this.feeds.findOneBy({ key_hash: hashOf(key) });
    if (feed) await this.feeds.update({ subject: feed.subject }, { read_at: new Date() });
    return feed?.subject;
  }
}
