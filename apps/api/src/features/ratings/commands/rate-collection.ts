import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { DataSource } from 'typeorm';
import type { Caller } from '../../../kernel/event-store/caller.decorator.js';
import { EmptyIsNull, IsText } from '../../../kernel/http/dto/text.decorator.js';
import { CollectionLookup } from '../../catalogue/index.js';
import type { OwnRatingDto } from '../own-rating.dto.js';
import { Ratings, streamFor } from '../ratings.js';

/** A rating of a collection. */
export class RateCollectionDto {
  /**
   * Slug of the collection.
   * @example "castellani-brera-fall-winter-2026"
   */
  @IsText({ min: 1, max: 200 })
  collection: string;

  /**
   * Stars.
   * @example 4
   */
  @IsInt()
  @Min(1)
  @Max(5)
  rating: number;

  /**
   * What the reader adds; an empty one is none.
   * @example "The sleeves."
   */
  @IsOptional()
  @EmptyIsNull()
  @IsText({ max: 1_000 })
  comment?: string | null;
}

/** A member rates a collection. */
export class RateCollection extends Command<OwnRatingDto> {
  constructor(
    readonly caller: Caller,
    readonly rating: RateCollectionDto,
  ) {
    super();
  }
}

@CommandHandler(RateCollection)
export class RateCollectionHandler implements ICommandHandler<RateCollection> {
  constructor(
    private readonly ratings: Ratings,
    private readonly collections: CollectionLookup,
    private readonly dataSource: DataSource,
  ) {}

  /** @throws DomainError collection/unknown, rating/conflict */
  async execute({ caller, rating: { collection, rating, comment = null } }: RateCollection) {
    await this.collections.mustExist(collection);
    const [{ id: drawn }] = await this.dataSource.query("SELECT nextval('rating_id') AS id");
    const id = Number(drawn);
    const rate = { type: 'Rate', by: caller.subject, id, collection, rating, comment } as const;
    return this.ratings.decide(streamFor(caller.subject, collection), caller, rate);
  }
}
