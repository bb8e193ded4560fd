import { bigintAsNumber } from '@toile/database';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A count of hours that are not sealed yet. */
@Entity('ledger_count')
export class LedgerCountEntity {
  /** Of its tables, too. */
  @PrimaryGeneratedColumn('identity', { type: 'integer' })
  number: number;

  @Column('integer')
  generation: number;

  @Column('text')
  topic: string;

  @Column({ name: 'from_hour', type: 'timestamptz' })
  from: Date;

  @Column({ name: 'last_hour', type: 'timestamptz' })
  lastHour: Date;

  /** The first offset of each partition that is not in it. */
  @Column({ type: 'bigint', array: true, transformer: bigintAsNumber })
  until: number[];

  /** Null while it is counted, and again once it must not be read any more. */
  @Column({ name: 'counted_at', type: 'timestamptz', nullable: true })
  countedAt: Date | null;
}
