import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Member } from '../../../kernel/auth/member.js';
import type { Caller } from '../../../kernel/event-store/caller.decorator.js';
import { HeldSubscriptions } from '../held-subscriptions.js';
import { Subscriptions } from '../subscriptions.js';

/** The owner takes a seat back. */
export class WithdrawSeat extends Command<void> {
  constructor(
    readonly caller: Caller,
    readonly owner: Member,
    readonly seat: string,
  ) {
    super();
  }
}

@CommandHandler(WithdrawSeat)
export class WithdrawSeatHandler implements ICommandHandler<WithdrawSeat> {
  constructor(
    private readonly subscriptions: Subscriptions,
    private readonly held: HeldSubscriptions,
  ) {}

  /** @throws DomainError subscription/unknown, seat/unknown */
  async execute({ caller, owner, seat }: WithdrawSeat) {
    const { key: stream } = await this.held.mustOwn(owner);
    await this.subscriptions.decide(stream, caller, { type: 'WithdrawSeat', by: owner.subject, seat });
  }
}
