import { readSchema } from '@toile/event-store';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Follows } from '../domain/follows.state.js';
import { ownFollows } from './own-follows.projection.js';

/** A row of the read model `own-follows`, which its projection alone writes: one a member. */
@Entity({ schema: readSchema(ownFollows), name: 'document' })
export class OwnFollowsEntity {
  /** Its stream. */
  @PrimaryColumn('text')
  key: string;

  @Column('jsonb')
  doc: Follows;
}
