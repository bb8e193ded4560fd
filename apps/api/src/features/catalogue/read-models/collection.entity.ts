import type { CollectionFacts } from '@toile/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { CollectionStatus } from '../domain/collection.state.js';
import { CATALOGUE_SCHEMA } from './tables.js';

/** A collection, drafts included. */
@Entity({ schema: CATALOGUE_SCHEMA, name: 'collection' })
export class CollectionEntity {
  @PrimaryColumn('text')
  slug: string;

  @Column('text')
  designer_slug: string;

  @Column('text')
  designer_name: string;

  @Column('text')
  season_slug: string;

  @Column('text')
  season_name: string;

  @Column('text')
  type_slug: string;

  @Column('text')
  type_name: string;

  @Column('text')
  city_slug: string;

  @Column('text')
  city_name: string;

  @Column('timestamptz')
  show_date: Date;

  @Column('text')
  title: string;

  @Column('text')
  venue: string;

  @Column('text')
  description: string;

  @Column('jsonb', { nullable: true })
  translations: CollectionFacts['translations'] | null;

  @Column('boolean')
  live: boolean;

  @Column('text', { nullable: true })
  stream_url: string | null;

  @Column('text')
  status: CollectionStatus;

  /** Until when nobody may see it. */
  @Column('timestamptz', { nullable: true })
  embargo: Date | null;

  /** Whether it shows itself to readers then. */
  @Column('boolean')
  publishes: boolean;

  @Column('text', { nullable: true })
  cover: string | null;

  /** Published ones. */
  @Column('integer')
  looks_count: number;

  /** The position of the event that brought it, or one of its looks, to what it is. */
  @Column('bigint')
  changed: string;
}
