import { bigintAsNumber } from '@toile/database';
import type { RelayProgress } from '@toile/event-store';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How far one partition of the log is in the warehouse, by generation: 1 is live, each replay has one of its own. */
@Entity('ledger_partition')
export class LedgerPartitionEntity {
  @PrimaryColumn('integer')
  generation: number;

  @PrimaryColumn('text')
  topic: string;

  @PrimaryColumn({ name: 'part', type: 'integer' })
  partition: number;

  /** Of its owner; an older one may not write any more. */
  @Column({ type: 'bigint', transformer: bigintAsNumber })
  epoch: number;

  @Column({ name: 'first_offset', type: 'bigint', transformer: bigintAsNumber })
  first: number;

  @Column({ name: 'next_offset', type: 'bigint', transformer: bigintAsNumber })
  next: number;

  /** Blocks below were read back and found whole. */
  @Column({ name: 'verified_offset', type: 'bigint', transformer: bigintAsNumber })
  verified: number;

  /** Everything appended before is in the warehouse. */
  @Column({ name: 'fresh_to', type: 'timestamptz', nullable: true })
  freshTo: Date | null;

  /** The generation of the replay that swaps in what it wrote; nobody else may take the partition meanwhile. */
  @Column({ name: 'held_by', type: 'integer', nullable: true })
  heldBy: number | null;

  /** How far it holds what the relay brought from each partition of the outbox. */
  @Column('jsonb')
  relayed: RelayProgress;
}
