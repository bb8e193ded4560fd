import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Caller } from '../../../kernel/event-store/caller.decorator.js';
import { FollowedLooks } from '../followed-looks.js';
import { FollowsStore } from '../follows-store.js';

/** The member has looked at their feed: what it holds is new no longer. */
export class MarkFeedSeen extends Command<void> {
  constructor(readonly caller: Caller) {
    super();
  }
}

@CommandHandler(MarkFeedSeen)
export class MarkFeedSeenHandler implements ICommandHandler<MarkFeedSeen> {
  constructor(
    private readonly store: FollowsStore,
    private readonly looks: FollowedLooks,
  ) {}

  async execute({ caller }: MarkFeedSeen): Promise<void> {
    const { follows } = await this.store.of(caller.subject);
    await this.store.decide(caller, { type: 'MarkSeen', counts: await this.looks.counts(follows) });
  }
}
