import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { RatingsQuery } from '../rating-overview/ratings.query.js';
import { Ratings } from '../ratings.js';
import { WithdrawRating } from './withdraw-rating.command.js';

@CommandHandler(WithdrawRating)
export class WithdrawRatingHandler implements ICommandHandler<WithdrawRating> {
  constructor(
    private readonly ratings: Ratings,
    private readonly query: RatingsQuery,
  ) {}

  async execute({ caller, id }: WithdrawRating) {
    const command = { type: 'Withdraw', by: caller.subject, id } as const;
    await this.ratings.decide(await this.query.streamOf(id), caller, command);
  }
}
