import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CollectionLookup } from '../catalogue/index.js';
import { ChangeRatingHandler } from './commands/change-rating.js';
import { RateByFormHandler } from './commands/rate-by-form.js';
import { RateCollectionHandler } from './commands/rate-collection.js';
import { WithdrawRatingHandler } from './commands/withdraw-rating.js';
import { RatingsController } from './http/ratings.controller.js';
import { RatingOverviewHandler } from './queries/rating-overview.js';
import { Ratings } from './ratings.js';
import { RatingsReadModel } from './read-models/ratings.read-model.js';
import { RATINGS_ENTITIES } from './schema.js';

@Module({
  imports: [TypeOrmModule.forFeature(RATINGS_ENTITIES)],
  controllers: [RatingsController],
  providers: [
    Ratings,
    RatingsReadModel,
    CollectionLookup,
    RateCollectionHandler,
    ChangeRatingHandler,
    WithdrawRatingHandler,
    RateByFormHandler,
    RatingOverviewHandler,
  ],
})
export class RatingsModule {}
