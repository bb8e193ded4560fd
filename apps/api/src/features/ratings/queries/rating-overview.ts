import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { CollectionLookup } from '../../catalogue/index.js';
import { OwnRatingDto } from '../own-rating.dto.js';
import { RatingsReadModel } from '../read-models/ratings.read-model.js';

/** Of fewer ratings nothing but their number is told: anything else would show what one member thinks. */
const FEWEST = 3;

/** How a collection is rated, and by the member who asks. */
export class RatingOverviewDto {
  /**
   * One decimal; null while fewer than three members have rated.
   * @example 4.2
   */
  average: number | null;
  /** @example 12 */
  count: number;
  /**
   * How many gave each rating, 1 to 5; null with the average, since of one or two it would say who gave what.
   * @example { "1": 0, "2": 1, "3": 2, "4": 3, "5": 6 }
   */
  distribution: Record<'1' | '2' | '3' | '4' | '5', number> | null;
  mine: OwnRatingDto | null;
}

export class RatingOverview extends Query<RatingOverviewDto> {
  constructor(
    readonly collection: string,
    /** Subject of the member who asks. */
    readonly viewer: string | undefined,
  ) {
    super();
  }
}

@QueryHandler(RatingOverview)
export class RatingOverviewHandler implements IQueryHandler<RatingOverview> {
  constructor(
    private readonly ratings: RatingsReadModel,
    private readonly collections: CollectionLookup,
  ) {}

  /** @throws DomainError collection/unknown */
  async execute({ collection, viewer }: RatingOverview): Promise<RatingOverviewDto> {
    await this.collections.mustExist(collection);
    const distribution = await this.ratings.distribution(collection);
    const given = Object.entries(distribution);
    const count = given.reduce((sum, [, many]) => sum + many, 0);
    const mine = viewer ? await this.ratings.mine(collection, viewer) : null;
    if (count < FEWEST) return { average: null, count, distribution: null, mine };
    const total = given.reduce((sum, [stars, many]) => sum + Number(stars) * many, 0);
    return { average: Math.round((total / count) * 10) / 10, count, distribution, mine };
  }
}
