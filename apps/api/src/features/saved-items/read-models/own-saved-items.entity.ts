import { readSchema } from '@toile/event-store';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { SavedItems } from '../domain/saved-items.state.js';
import { ownSavedItems } from './own-saved-items.projection.js';

/** A row of the read model `own-desk`, which its projection alone writes: one a member. */
@Entity({ schema: readSchema(ownSavedItems), name: 'document' })
export class OwnSavedItemsEntity {
  /** Its stream. */
  @PrimaryColumn('text')
  key: string;

  @Column('jsonb')
  doc: SavedItems;

  /** The subject of the member. */
  @Column({ type: 'text', insert: false, update: false })
  owner: string;

  /** Whether there is an alert, a digest or a document to look after. */
  @Column({ type: 'boolean', insert: false, update: false })
  works: boolean;
}
