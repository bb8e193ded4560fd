import { readSchema } from '@toile/event-store';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { type DoubleTaggingDocument, doubleTaggings } from './double-taggings.projection.js';

/** A row of the read model `double-taggings`, which its projection alone writes: one a show. */
@Entity({ schema: readSchema(doubleTaggings), name: 'document' })
export class DoubleTaggingEntity {
  /** Its stream. */
  @PrimaryColumn('text')
  key: string;

  @Column('jsonb')
  doc: DoubleTaggingDocument;

  @Column({ type: 'text', nullable: true, insert: false, update: false })
  show: string | null;

  @Column({ type: 'text', nullable: true, insert: false, update: false })
  status: string | null;
}
