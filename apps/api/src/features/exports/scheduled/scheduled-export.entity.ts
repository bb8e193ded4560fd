import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { FactTableName } from '../facts/fact-tables.js';

export const EXPORT_PERIODS = ['day', 'week'] as const;
export type ExportPeriod = (typeof EXPORT_PERIODS)[number];
export const EXPORT_OUTCOMES = ['sent', 'waiting', 'failed', 'ended'] as const;
export type ExportOutcome = (typeof EXPORT_OUTCOMES)[number];

/** A bucket of a member that tables of facts are put into again and again. The key's secret is sealed. */
@Entity('scheduled_export')
export class ScheduledExportEntity {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  subject: string;

  @Column('text')
  endpoint: string;

  @Column('text')
  region: string;

  @Column('text')
  bucket: string;

  /** Empty, or ends with a slash. */
  @Column('text')
  prefix: string;

  @Column('text')
  access_key_id: string;

  @Column('bytea')
  secret: Buffer;

  @Column('text', { array: true })
  tables: FactTableName[];

  @Column('text')
  every: ExportPeriod;

  /** Of the shows. */
  @Column('date')
  first_day: string;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  created_at: Date;

  @Column('timestamptz')
  next_at: Date;

  @Column({ type: 'timestamptz', nullable: true })
  last_at: Date | null;

  @Column({ type: 'text', nullable: true })
  last_outcome: ExportOutcome | null;

  @Column({ type: 'text', nullable: true })
  last_error: string | null;

  /** Of the manifests that lie there. */
  @Column({ type: 'timestamptz', nullable: true })
  last_as_of: Date | null;

  @Column({ type: 'int', nullable: true })
  last_sent: number | null;

  @Column({ type: 'int', nullable: true })
  last_files: number | null;

  @Column({ type: 'bigint', nullable: true })
  last_bytes: string | null;
}
