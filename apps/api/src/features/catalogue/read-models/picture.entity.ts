import type { Garment, LookFacts, Reference } from '@toile/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { CATALOGUE_SCHEMA } from './tables.js';

/** What looks and street styles have in common. */
abstract class PictureEntity {
  @PrimaryColumn('text')
  slug: string;

  /** Empty for a street style. */
  @Column('text')
  collection: string;

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

  /** Of a street style: when it was taken. */
  @Column('timestamptz')
  show_date: Date;

  @Column('integer')
  position: number;

  @Column('jsonb')
  tags: Reference[];

  @Column('text', { array: true })
  tag_slugs: string[];

  @Column('jsonb')
  models: Reference[];

  @Column('text', { array: true })
  model_slugs: string[];

  @Column('text')
  image_filename: string;

  @Column('integer')
  width: number;

  @Column('integer')
  height: number;

  @Column('text', { nullable: true })
  thumbhash: string | null;

  @Column('text', { array: true })
  colours: string[];

  @Column('text')
  description: string;

  @Column('jsonb', { nullable: true })
  translations: LookFacts['translations'] | null;

  /** Empty where nobody has said what it is made of. */
  @Column('jsonb')
  garments: Garment[];

  /** Whose picture it is. */
  @Column('text', { nullable: true })
  credit: string | null;

  /** The position of the event that brought it to what it is. */
  @Column('bigint')
  changed: string;
}

/** A published look. The projection `catalogue` alone writes it, as all the catalogue's entities. */
@Entity({ schema: CATALOGUE_SCHEMA, name: 'look' })
export class LookEntity extends PictureEntity {
  @Column('text')
  designer_slug: string;

  @Column('text')
  designer_name: string;
}

@Entity({ schema: CATALOGUE_SCHEMA, name: 'street_style' })
export class StreetStyleEntity extends PictureEntity {
  @Column('text', { nullable: true })
  designer_slug: string | null;

  @Column('text', { nullable: true })
  designer_name: string | null;

  @Column('text')
  photographer: string;

  @Column('boolean')
  sponsored: boolean;
}
