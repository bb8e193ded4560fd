import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Caller } from '../../../kernel/event-store/caller.decorator.js';
import { FollowsStore } from '../follows-store.js';

/** Ends following something. */
export class Unfollow extends Command<void> {
  constructor(
    readonly caller: Caller,
    readonly id: string,
  ) {
    super();
  }
}

@CommandHandler(Unfollow)
export class UnfollowHandler implements ICommandHandler<Unfollow> {
  constructor(private readonly store: FollowsStore) {}

  /** @throws DomainError follow/unknown */
  async execute({ caller, id }: Unfollow): Promise<void> {
    await this.store.decide(caller, { type: 'Unfollow', id });
  }
}
