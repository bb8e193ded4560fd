import type { CommentedKind, SharedRole } from '@toile/contracts';
import { readSchema } from '@toile/event-store';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { SharedItem } from '../domain/shared-item.state.js';
import { sharedItems } from './shared-items.projection.js';

/** A row of the read model `shared-items`, which its projection alone writes: one an item that was ever shared or commented on. */
@Entity({ schema: readSchema(sharedItems), name: 'document' })
export class SharedItemEntity {
  /** Its stream. */
  @PrimaryColumn('text')
  key: string;

  @Column('jsonb')
  doc: SharedItem;

  /** The subject of the member. */
  @Column({ type: 'text', insert: false, update: false })
  owner: string;

  @Column({ type: 'text', insert: false, update: false })
  kind: CommentedKind;

  /** What colleagues may do with it; null where it is not shared. */
  @Column({ type: 'text', nullable: true, insert: false, update: false })
  role: SharedRole | null;

  /** Subjects of who is mentioned in its comments. */
  @Column({ type: 'jsonb', insert: false, update: false })
  mentioned: string[];
}
