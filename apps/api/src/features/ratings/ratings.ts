import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { type EventStore, handleCommand } from '@toile/event-store';
import type { Caller } from '../../kernel/event-store/caller.decorator.js';
import { EVENT_STORE } from '../../kernel/event-store/tokens.js';
import { type RatingCommand, ratingDecider } from './domain/rating.decider.js';
import { unknownRating } from './domain/rating.errors.js';
import type { OwnRatingDto } from './own-rating.dto.js';

/** One stream a member and collection, so that two ratings of one collection conflict. */
export function streamFor(member: string, collection: string): string {
  return `rating-${createHash('sha256').update(`${member}\n${collection}`).digest('hex').slice(0, 24)}`;
}

/** Sends commands to the streams of ratings. */
@Injectable()
export class Ratings {
  constructor(@Inject(EVENT_STORE) private readonly store: EventStore) {}

  /** The rating after the command, the same for a repeat of it. */
  async decide(stream: string, caller: Caller, command: RatingCommand): Promise<OwnRatingDto> {
    const state = await this.send(stream, caller, command);
    if (state.status === 'none') throw unknownRating();
    const { id, collection, rating, comment } = state;
    return { id, collection, rating, comment };
  }

  async withdraw(stream: string, caller: Caller, command: RatingCommand): Promise<void> {
    await this.send(stream, caller, command);
  }

  private async send(stream: string, { commandId, metadata }: Caller, command: RatingCommand) {
    return (await handleCommand(this.store, ratingDecider, { stream, commandId, metadata, command })).state;
  }
}
