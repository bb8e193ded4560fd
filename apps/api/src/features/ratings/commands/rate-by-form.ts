import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, Max, Min, ValidateIf } from 'class-validator';
import type { Caller } from '../../../kernel/event-store/caller.decorator.js';
import { EmptyIsNull, IsText } from '../../../kernel/http/dto/text.decorator.js';
import { RatingsReadModel } from '../read-models/ratings.read-model.js';
import { ChangeRating } from './change-rating.js';
import { RateCollection } from './rate-collection.js';
import { WithdrawRating } from './withdraw-rating.js';

/** What the form on a collection's page sends: stars, or the wish to take them back. */
export class RateByFormDto {
  /** Stars; needed unless the rating is withdrawn. */
  @ValidateIf(({ withdraw, rating }: RateByFormDto) => withdraw !== 'true' || rating !== undefined)
  @Type(() => Number)
  @IsInt({ message: 'choose one to five stars' })
  @Min(1)
  @Max(5)
  rating?: number;

  @IsOptional()
  @EmptyIsNull()
  @IsText({ max: 1_000 })
  comment?: string | null;

  /** Takes the rating back. */
  @IsOptional()
  @IsIn(['true', 'false'])
  withdraw?: 'true' | 'false';
}

/** Gives, changes or withdraws a rating in one place, for a form, which knows neither PATCH nor DELETE. */
export class RateByForm extends Command<void> {
  constructor(
    readonly caller: Caller,
    readonly collection: string,
    readonly sent: RateByFormDto,
  ) {
    super();
  }
}

@CommandHandler(RateByForm)
export class RateByFormHandler implements ICommandHandler<RateByForm> {
  constructor(
    private readonly commands: CommandBus,
    private readonly readModel: RatingsReadModel,
  ) {}

  async execute({ caller, collection, sent: { rating, comment = null, withdraw } }: RateByForm) {
    const mine = await this.readModel.mine(collection, caller.subject);
    if (withdraw === 'true') await this.commands.execute(new WithdrawRating(caller, mine?.id ?? 0));
    // A form sends all it has: an empty note is taken away.
    else if (mine)
      await this.commands.execute(
        new ChangeRating(caller, mine.id, rating === undefined ? { comment } : { rating, comment }),
      );
    else
      await this.commands.execute(new RateCollection(caller, { collection, rating: rating ?? 0, comment }));
  }
}
