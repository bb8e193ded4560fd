import { readSchema } from '@toile/event-store';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { type VocabularyChangeDocument, vocabularyChanges } from './vocabulary-changes.projection.js';

/** A row of the read model `vocabulary-changes`, which its projection alone writes. */
@Entity({ schema: readSchema(vocabularyChanges), name: 'document' })
export class VocabularyChangeEntity {
  @PrimaryColumn('text')
  key: string;

  @Column('jsonb')
  doc: VocabularyChangeDocument;

  /** The first change is 1. */
  @Column({ type: 'integer', insert: false, update: false })
  number: number;
}
