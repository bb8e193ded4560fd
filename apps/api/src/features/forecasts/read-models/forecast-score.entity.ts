import type { ForecastKind, ForecastMeasure, ScoredHorizon } from '@toile/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What became of a forecast within a horizon, once its weeks had closed. */
@Entity('forecast_score')
export class ForecastScoreEntity {
  @PrimaryColumn('text')
  measure: ForecastMeasure;

  @PrimaryColumn('text')
  kind: ForecastKind;

  @PrimaryColumn('text')
  slug: string;

  @PrimaryColumn('date')
  origin: string;

  @PrimaryColumn('smallint')
  horizon: ScoredHorizon;

  /** The day after the last week of the horizon. */
  @Column('date')
  ended: string;

  @Column('text')
  method: string;

  @Column('text')
  version: string;

  @Column({ name: 'made_at', type: 'timestamptz' })
  madeAt: Date;

  /** Weeks that were scored; without any there was nothing to compare with. */
  @Column('smallint')
  weeks: number;

  @Column({ type: 'float8', nullable: true })
  said: number | null;

  @Column({ type: 'float8', nullable: true })
  came: number | null;

  @Column({ type: 'float8', nullable: true })
  mase: number | null;

  @Column({ type: 'float8', nullable: true })
  naive: number | null;

  @Column('smallint')
  within50: number;

  @Column('smallint')
  within80: number;

  @Column('smallint')
  within95: number;

  @Column({ type: 'boolean', nullable: true })
  direction: boolean | null;

  @Column({ name: 'low_base', type: 'boolean' })
  lowBase: boolean;
}
