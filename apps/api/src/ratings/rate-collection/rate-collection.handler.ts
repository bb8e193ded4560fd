import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type pg from 'pg';
import { CollectionLookup } from '../../catalogue/collection-lookup.js';
import { POOL } from '../../tokens.js';
import { Ratings, streamFor } from '../ratings.js';
import { RateCollection } from './rate-collection.command.js';

@CommandHandler(RateCollection)
export class RateCollectionHandler implements ICommandHandler<RateCollection> {
  constructor(
    private readonly ratings: Ratings,
    private readonly collections: CollectionLookup,
    @Inject(POOL) private readonly pool: pg.Pool,
  ) {}

  async execute({ caller, collection, rating, comment }: RateCollection) {
    await this.collections.mustExist(collection);
    const { rows } = await this.pool.query<{ id: string }>("SELECT nextval('rating_id') AS id");
    const rate = {
      type: 'Rate',
      by: caller.subject,
      id: Number(rows[0]?.id),
      collection,
      rating,
      comment,
    } as const;
    return this.ratings.decide(streamFor(caller.subject, collection), caller, rate);
  }
}
