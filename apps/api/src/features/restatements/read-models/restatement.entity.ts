import type { FigureAddress } from '@toile/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { Said } from './published-figure.entity.js';

export const CAUSES = ['late-events', 'retagged', 'withdrawn', 'added', 'recounted'] as const;
/** Why a figure changed; `recounted` where nothing else is known: a replay, an erasure, a correction. */
export interface Cause {
  cause: (typeof CAUSES)[number];
  /** Events or looks; null for a recount. */
  count: number | null;
}

/** A row of a published figure that says something else since. */
@Entity('restatement')
export class RestatementEntity {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('text')
  figure: FigureAddress;

  @Column('jsonb')
  filters: Record<string, string>;

  @Column('text')
  season: string;

  @Column('text')
  definition: string;

  @Column('text')
  label: string;

  @Column({ name: 'tag_name', type: 'text', nullable: true })
  tagName: string | null;

  /** Null where there was no such row. */
  @Column('jsonb', { nullable: true })
  before: Said | null;

  @Column('jsonb', { nullable: true })
  after: Said | null;

  @Column('jsonb')
  causes: Cause[];

  @Column({ name: 'known_before', type: 'timestamptz' })
  knownBefore: Date;

  @Column({ name: 'known_after', type: 'timestamptz' })
  knownAfter: Date;
}
