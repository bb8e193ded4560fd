import type { FigureAddress } from '@toile/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What a row said. */
export interface Said {
  value: number | null;
  numerator: number | null;
  denominator: number | null;
}
export interface PublishedRow extends Said {
  /** Tells rows of one figure apart. */
  key: string;
  label: string;
  tag_name: string | null;
}

/** A figure of a closed window, as it was told last. */
@Entity('published_figure')
export class PublishedFigureEntity {
  /** Its address with its filters in order. */
  @PrimaryColumn('text')
  reference: string;

  @Column('text')
  figure: FigureAddress;

  @Column('jsonb')
  filters: Record<string, string>;

  @Column('text')
  season: string;

  @Column('jsonb')
  rows: PublishedRow[];

  @Column({ name: 'known_at', type: 'timestamptz' })
  knownAt: Date;
}
