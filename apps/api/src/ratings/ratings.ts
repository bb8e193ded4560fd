import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { OwnRating } from '@toile/contracts';
import { type EventStore, handleCommand } from '@toile/event-store';
import type { Caller } from '../event-store/caller.decorator.js';
import { EVENT_STORE } from '../event-store/tokens.js';
import { type RatingCommand, ratingDecider } from './domain/rating.decider.js';

/** One stream a member and collection, so that two ratings of one collection conflict. */
export function streamFor(member: string, collection: string): string {
  return `rating-${createHash('sha256').update(`${member}\n${collection}`).digest('hex').slice(0, 24)}`;
}

/** Sends commands to the streams of ratings. */
@Injectable()
export class Ratings {
  constructor(@Inject(EVENT_STORE) private readonly store: EventStore) {}

  /** The rating after the command, the same for a repeat of it; undefined once it is withdrawn. */
  async decide(stream: string, caller: Caller, command: RatingCommand): Promise<OwnRating | undefined> {
    const { commandId, metadata } = caller;
    const { state } = await handleCommand(this.store, ratingDecider, {
      stream,
      commandId,
      metadata,
      command,
    });
    if (state.status === 'none') return undefined;
    const { id, collection, rating, comment } = state;
    return { id, collection, rating, comment };
  }
}
