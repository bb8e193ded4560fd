import { Module } from '@nestjs/common';
import { CollectionLookup } from '../catalogue/collection-lookup.js';
import { ChangeRatingController } from './change-rating/change-rating.controller.js';
import { ChangeRatingHandler } from './change-rating/change-rating.handler.js';
import { RateByFormController } from './rate-by-form/rate-by-form.controller.js';
import { RateCollectionController } from './rate-collection/rate-collection.controller.js';
import { RateCollectionHandler } from './rate-collection/rate-collection.handler.js';
import { RatingOverviewController } from './rating-overview/rating-overview.controller.js';
import { RatingsQuery } from './rating-overview/ratings.query.js';
import { Ratings } from './ratings.js';
import { WithdrawRatingController } from './withdraw-rating/withdraw-rating.controller.js';
import { WithdrawRatingHandler } from './withdraw-rating/withdraw-rating.handler.js';

@Module({
  controllers: [
    RateCollectionController,
    ChangeRatingController,
    WithdrawRatingController,
    RatingOverviewController,
    RateByFormController,
  ],
  providers: [
    Ratings,
    RatingsQuery,
    CollectionLookup,
    RateCollectionHandler,
    ChangeRatingHandler,
    WithdrawRatingHandler,
  ],
})
export class RatingsModule {}
