import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { IsInt, IsOptional, Max, Min } from 'class-validator';
import type { Caller } from '../../../kernel/event-store/caller.decorator.js';
import { EmptyIsNull, IsText } from '../../../kernel/http/dto/text.decorator.js';
import type { OwnRatingDto } from '../own-rating.dto.js';
import { Ratings } from '../ratings.js';
import { RatingsReadModel } from '../read-models/ratings.read-model.js';

/** What changes of an own rating; what is left out stays. */
export class ChangeRatingDto {
  /**
   * Stars.
   * @example 5
   */
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(5)
  rating?: number;

  /** An empty comment takes the one there is away. */
  @IsOptional()
  @EmptyIsNull()
  @IsText({ max: 1_000 })
  comment?: string | null;
}

/** A member changes their rating or its comment. */
export class ChangeRating extends Command<OwnRatingDto> {
  constructor(
    readonly caller: Caller,
    readonly id: number,
    readonly change: ChangeRatingDto,
  ) {
    super();
  }
}

@CommandHandler(ChangeRating)
export class ChangeRatingHandler implements ICommandHandler<ChangeRating> {
  constructor(
    private readonly ratings: Ratings,
    private readonly readModel: RatingsReadModel,
  ) {}

  /** @throws DomainError rating/unknown, rating/forbidden */
  async execute({ caller, id, change: { rating, comment } }: ChangeRating) {
    const command = { type: 'Change', by: caller.subject, id, rating, comment } as const;
    return this.ratings.decide(await this.readModel.streamOf(id), caller, command);
  }
}
