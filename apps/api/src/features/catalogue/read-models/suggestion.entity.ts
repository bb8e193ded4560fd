import type { SuggestionKind } from '@toile/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { CATALOGUE_SCHEMA } from './tables.js';

/** A value that can be suggested, with how many looks have it. */
@Entity({ schema: CATALOGUE_SCHEMA, name: 'suggestion' })
export class SuggestionEntity {
  @PrimaryColumn('text')
  kind: SuggestionKind;

  @PrimaryColumn('text')
  slug: string;

  @Column('text')
  name: string;

  /** The name without accents and case. */
  @Column('text')
  plain: string;

  @Column('integer')
  total_count: number;
}
