import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Caller } from '../../../kernel/event-store/caller.decorator.js';
import { Ratings } from '../ratings.js';
import { RatingsReadModel } from '../read-models/ratings.read-model.js';

/** A member takes their rating back. */
export class WithdrawRating extends Command<void> {
  constructor(
    readonly caller: Caller,
    readonly id: number,
  ) {
    super();
  }
}

@CommandHandler(WithdrawRating)
export class WithdrawRatingHandler implements ICommandHandler<WithdrawRating> {
  constructor(
    private readonly ratings: Ratings,
    private readonly readModel: RatingsReadModel,
  ) {}

  /** @throws DomainError rating/unknown, rating/forbidden */
  async execute({ caller, id }: WithdrawRating) {
    const command = { type: 'Withdraw', by: caller.subject, id } as const;
    await this.ratings.withdraw(await this.readModel.streamOf(id), caller, command);
  }
}
