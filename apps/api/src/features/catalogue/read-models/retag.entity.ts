import type { EventMetadata } from '@toile/event-store';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { CollectionCommand } from '../domain/collection.decider.js';

/** A command over many collections, as it is kept until it is done: one command a collection, all under one id. */
export interface RetagWork {
  commandId: string;
  metadata: EventMetadata;
  commands: { collection: string; command: CollectionCommand }[];
}

/** How far a retagging over many collections is; what it changed stands in their streams. */
@Entity('catalogue_retag')
export class RetagEntity {
  @PrimaryColumn('text')
  id: string;

  @Column('text')
  status: 'running' | 'done' | 'failed';

  @Column('integer')
  done: number;

  @Column('integer')
  changed: number;

  /** Looks that were held when it came to them. */
  @Column('integer')
  left_out: number;

  @Column('text', { array: true })
  collections: string[];

  @Column('boolean')
  undone: boolean;

  @Column('timestamptz')
  started_at: Date;

  /** Slugs of tags that looks were to get. */
  @Column('text', { array: true })
  added: string[];

  /** Slugs of tags that looks were to lose. */
  @Column('text', { array: true })
  removed: string[];

  /** What is to be done; null when all of it is. */
  @Column('jsonb', { nullable: true })
  work: RetagWork | null;
}
