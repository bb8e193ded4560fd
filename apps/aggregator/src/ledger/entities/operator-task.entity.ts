import type { OperatorOutcome, OperatorTaskState, OperatorWish } from '@toile/contracts';
import { bigintAsNumber } from '@toile/database';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Something an operator asked of the log; what is done stays as its history. */
@Entity('operator_task')
export class OperatorTaskEntity {
  @PrimaryGeneratedColumn('identity', { type: 'integer', generatedIdentity: 'ALWAYS' })
  id: number;

  @Column('jsonb')
  wish: OperatorWish;

  @Column('text', { default: 'waiting' })
  state: OperatorTaskState;

  /** How often it was begun: a process that dies leaves it running, and the next one goes on with it. */
  @Column('integer', { default: 0 })
  attempts: number;

  @Column({ type: 'bigint', default: 0, transformer: bigintAsNumber })
  done: number;

  @Column({ type: 'bigint', nullable: true, transformer: bigintAsNumber })
  total: number | null;

  @Column({ type: 'jsonb', nullable: true })
  outcome: OperatorOutcome | null;

  @Column({ type: 'text', nullable: true })
  error: string | null;

  @Column({ name: 'asked_at', type: 'timestamptz', default: () => 'now()' })
  askedAt: Date;

  @Column({ name: 'ended_at', type: 'timestamptz', nullable: true })
  endedAt: Date | null;
}
