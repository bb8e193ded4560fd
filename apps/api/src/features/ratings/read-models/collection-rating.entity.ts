import { readSchema } from '@toile/event-store';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Rating } from '../domain/rating.state.js';
import { collectionRatings } from './collection-ratings.projection.js';

/** A row of the read model `collection-ratings`, which its projection alone writes: one a member and collection. */
@Entity({ schema: readSchema(collectionRatings), name: 'document' })
export class CollectionRatingEntity {
  /** Its stream. */
  @PrimaryColumn('text')
  key: string;

  /** The rating, with every number its stream has had. */
  @Column('jsonb')
  doc: Rating & { ids: number[] };

  /** Null once the rating is withdrawn, as are the two below. */
  @Column({ type: 'text', nullable: true, insert: false, update: false })
  collection: string | null;

  /** The subject of the member. */
  @Column({ type: 'text', nullable: true, insert: false, update: false })
  member: string | null;

  @Column({ type: 'smallint', nullable: true, insert: false, update: false })
  rating: number | null;
}
