import type { ForecastKind, LeadMeasure } from '@toile/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Which of two figures of a concept moves first, as far as that could be told when it was looked at last. */
@Entity('concept_lead')
export class ConceptLeadEntity {
  @PrimaryColumn('text')
  kind: ForecastKind;

  @PrimaryColumn('text')
  slug: string;

  @PrimaryColumn('text')
  first: LeadMeasure;

  @PrimaryColumn('text')
  second: LeadMeasure;

  /** The Monday after the last week that was looked at. */
  @Column('date')
  until: string;

  @Column('smallint')
  weeks: number;

  /** Weeks by which the first moved before the second; negative: after it. */
  @Column('smallint')
  lead: number;

  @Column('smallint')
  low: number;

  @Column('smallint')
  high: number;

  @Column('float8')
  correlation: number;

  @Column({ name: 'p_value', type: 'float8' })
  pValue: number;

  @Column({ name: 'q_value', type: 'float8' })
  qValue: number;

  @Column({ name: 'is_shown', type: 'boolean' })
  isShown: boolean;
}
