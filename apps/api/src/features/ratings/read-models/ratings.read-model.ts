import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { ProjectionRunner } from '@toile/event-store';
import { Repository } from 'typeorm';
import { READ_MODELS } from '../../../kernel/event-store/tokens.js';
import { unknownRating } from '../domain/rating.errors.js';
import type { OwnRatingDto } from '../own-rating.dto.js';
import { streamFor } from '../ratings.js';
import { CollectionRatingEntity } from './collection-rating.entity.js';
import { collectionRatings } from './collection-ratings.projection.js';

/** Reads `collection-ratings`, once it has everything that was committed before. */
@Injectable()
export class RatingsReadModel {
  constructor(
    @InjectRepository(CollectionRatingEntity) private readonly ratings: Repository<CollectionRatingEntity>,
    @Inject(READ_MODELS) private readonly readModels: ProjectionRunner,
  ) {}

  /** The stream of a rating's number. @throws DomainError rating/unknown */
  async streamOf(id: number): Promise<string> {
    await this.readModels.whenCurrent(collectionRatings);
    const rating = await this.ratings
      .createQueryBuilder('rating')
      .where("rating.doc->'ids' @> to_jsonb(:id::bigint)", { id })
      .getOne();
    if (!rating) throw unknownRating();
    return rating.key;
  }

  /** How many gave each rating of a collection, 1 to 5. */
  async distribution(collection: string): Promise<Record<'1' | '2' | '3' | '4' | '5', number>> {
    await this.readModels.whenCurrent(collectionRatings);
    const rows = await this.ratings
      .createQueryBuilder('rating')
      .select('rating.rating', 'rating')
      .addSelect('count(*)::int', 'count')
      .where({ collection })
      .groupBy('rating.rating')
      .getRawMany<{ rating: 1 | 2 | 3 | 4 | 5; count: number }>();
    const distribution = { '1': 0, '2': 0, '3': 0, '4': 0, '5': 0 };
    for (const { rating, count } of rows) distribution[rating] = count;
    return distribution;
  }

  /** A member's own rating of a collection; null when there is none. */
  async mine(collection: string, member: string): Promise<OwnRatingDto | null> {
    await this.readModels.whenCurrent(collectionRatings);
    const found = await this.ratings.findOneBy({ key: streamFor(member, collection) });
    if (found?.doc.status !== 'given') return null;
    const { id, rating, comment } = found.doc;
    return { id, collection, rating, comment };
  }
}
