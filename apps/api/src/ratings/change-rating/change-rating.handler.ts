import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { RatingsQuery } from '../rating-overview/ratings.query.js';
import { Ratings } from '../ratings.js';
import { ChangeRating } from './change-rating.command.js';

@CommandHandler(ChangeRating)
export class ChangeRatingHandler implements ICommandHandler<ChangeRating> {
  constructor(
    private readonly ratings: Ratings,
    private readonly query: RatingsQuery,
  ) {}

  async execute({ caller, id, change }: ChangeRating) {
    const command = { type: 'Change', by: caller.subject, id, ...change } as const;
    return this.ratings.decide(await this.query.streamOf(id), caller, command);
  }
}
