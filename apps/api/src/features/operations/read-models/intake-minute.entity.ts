import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What one running ingest counted in one minute, by what became of the events; ingest writes it. */
@Entity({ name: 'intake_minute' })
export class IntakeMinuteEntity {
  @PrimaryColumn('timestamptz')
  minute: Date;

  /** The ingest. */
  @PrimaryColumn('uuid')
  instance: string;

  /** `stored`, `spooled`, `duplicate`, or why they were refused. */
  @PrimaryColumn('text')
  outcome: string;

  /** A whole number, as text. */
  @Column('bigint')
  events: string;
}
