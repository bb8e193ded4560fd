import { bigintAsNumber } from '@toile/database';
import type { RelayProgress } from '@toile/event-store';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A block of records that goes into the warehouse as one: intended, then done. */
@Entity('ledger_block')
export class LedgerBlockEntity {
  @PrimaryColumn('integer')
  generation: number;

  @PrimaryColumn('text')
  topic: string;

  @PrimaryColumn({ name: 'part', type: 'integer' })
  partition: number;

  @PrimaryColumn({ name: 'first_offset', type: 'bigint', transformer: bigintAsNumber })
  first: number;

  @Column({ name: 'last_offset', type: 'bigint', transformer: bigintAsNumber })
  last: number;

  @Column({ name: 'raw_count', type: 'integer' })
  rawCount: number;

  @Column({ name: 'dead_count', type: 'integer' })
  deadCount: number;

  /** The sum of its raw rows' checksums. */
  @Column({ type: 'bigint', transformer: bigintAsNumber })
  hash: number;

  @Column({ name: 'ingest_hour', type: 'timestamptz' })
  ingestHour: Date;

  /** How often it was inserted under a token of its own. */
  @Column({ type: 'integer' })
  attempt: number;

  @Column({ type: 'bigint', transformer: bigintAsNumber })
  epoch: number;

  @Column('text')
  state: 'intent' | 'done';

  /** What relays had brought to the partition before it; null when nobody looked. */
  @Column({ name: 'relayed_before', type: 'jsonb', nullable: true })
  relayedBefore: RelayProgress | null;

  /** Of its last record as the log holds it; null of what nobody looked at, or whose place was filled after the log was lost. */
  @Column({ name: 'last_digest', type: 'text', nullable: true })
  lastDigest: string | null;
}
