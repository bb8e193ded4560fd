import type { ContentKind, ContentOf } from '@toile/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { CATALOGUE_SCHEMA } from './tables.js';

/** Something editors keep beside collections and looks. */
@Entity({ schema: CATALOGUE_SCHEMA, name: 'content' })
export class ContentEntity<K extends ContentKind = ContentKind> {
  @PrimaryColumn('text')
  kind: K;

  @PrimaryColumn('text')
  slug: string;

  @Column('text')
  name: string;

  /** Nobody sees it before; null for what has no such time. */
  @Column('timestamptz', { nullable: true })
  published_at: Date | null;

  @Column('jsonb')
  doc: ContentOf<K>;
}
