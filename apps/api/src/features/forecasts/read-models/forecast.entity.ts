import type { ForecastKind, ForecastMeasure } from '@toile/contracts';
import { readSchema } from '@toile/event-store';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { type ForecastDoc, forecasts } from './forecasts.projection.js';

/** A row of the read model `forecasts`, which its projection alone writes. */
@Entity({ schema: readSchema(forecasts), name: 'document' })
export class ForecastEntity {
  @PrimaryColumn('text')
  key: string;

  @Column('jsonb')
  doc: ForecastDoc;

  @Column({ type: 'text', insert: false, update: false })
  measure: ForecastMeasure;

  @Column({ type: 'text', insert: false, update: false })
  kind: ForecastKind;

  /** Null of a round. */
  @Column({ type: 'text', nullable: true, insert: false, update: false })
  slug: string | null;

  /** A day. */
  @Column({ type: 'text', insert: false, update: false })
  origin: string;
}
