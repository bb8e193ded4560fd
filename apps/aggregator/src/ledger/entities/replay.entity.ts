import type { Topic } from '@toile/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A replay: whole ingest days of some topics, written anew. One is under way at most. */
@Entity('replay')
export class ReplayEntity {
  @PrimaryGeneratedColumn('identity', { type: 'integer' })
  generation: number;

  @Column({ type: 'text', array: true })
  topics: Topic[];

  /** Null: the first there is. */
  @Column({ name: 'from_day', type: 'timestamptz', nullable: true })
  from: Date | null;

  /** The day after the last; null: up to now. */
  @Column({ name: 'to_day', type: 'timestamptz', nullable: true })
  to: Date | null;

  /** `adopted`: its rows are live, and the hours that were sealed are being counted anew. */
  @Column('text')
  state: 'filling' | 'filled' | 'adopted' | 'accepted' | 'discarded';

  @Column({ name: 'started_at', type: 'timestamptz', default: () => 'now()' })
  startedAt: Date;

  @Column({ name: 'ended_at', type: 'timestamptz', nullable: true })
  endedAt: Date | null;
}
