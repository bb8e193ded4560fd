import { readSchema } from '@toile/event-store';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { type DeckDocument, decksReadModel } from './decks.projection.js';

/** A row of the read model `decks`, which its projection alone writes: one a deck. */
@Entity({ schema: readSchema(decksReadModel), name: 'document' })
export class DeckEntity {
  /** Its stream. */
  @PrimaryColumn('text')
  key: string;

  @Column('jsonb')
  doc: DeckDocument;

  /** The subject of the member. */
  @Column({ type: 'text', insert: false, update: false })
  owner: string;

  /** Whether its figures are asked again by the week. */
  @Column({ type: 'boolean', insert: false, update: false })
  refreshes: boolean;

  /** ISO time. */
  @Column({ type: 'text', insert: false, update: false })
  updated_at: string;
}
