import { readSchema } from '@toile/event-store';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { type MoodboardDocument, moodboardDetails } from './moodboard-details.projection.js';

/** A row of the read model `moodboard-details`, which its projection alone writes: one a board. */
@Entity({ schema: readSchema(moodboardDetails), name: 'document' })
export class MoodboardEntity {
  /** Its stream. */
  @PrimaryColumn('text')
  key: string;

  @Column('jsonb')
  doc: MoodboardDocument;

  /** The subject of the member. */
  @Column({ type: 'text', insert: false, update: false })
  owner: string;

  /** Of the public page; null while there is none. */
  @Column({ type: 'text', nullable: true, insert: false, update: false })
  token: string | null;

  /** False once it is deleted. */
  @Column({ type: 'boolean', insert: false, update: false })
  open: boolean;

  /** ISO time. */
  @Column({ type: 'text', insert: false, update: false })
  updated_at: string;
}
