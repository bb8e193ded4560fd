import { readSchema } from '@toile/event-store';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { type PlanTermsDocument, planTerms } from './plan-terms.projection.js';

/** A row of the read model `plan-terms`, which its projection alone writes: one a plan. */
@Entity({ schema: readSchema(planTerms), name: 'document' })
export class PlanTermsEntity {
  /** Its stream. */
  @PrimaryColumn('text')
  key: string;

  @Column('jsonb')
  doc: PlanTermsDocument;
}
