import { bigintAsNumber } from '@toile/database';
import { Column, Entity, PrimaryColumn } from 'typeorm';

export type Period = 'hour' | 'days' | 'weeks';

/** An hour, a day or a week, from Monday on, of a topic that is final. */
@Entity('ledger_seal')
export class LedgerSealEntity {
  @PrimaryColumn('integer')
  generation: number;

  @PrimaryColumn('text')
  topic: string;

  @PrimaryColumn('text')
  period: Period;

  @PrimaryColumn({ name: 'starts_at', type: 'timestamptz' })
  start: Date;

  @Column({ name: 'raw_count', type: 'bigint', transformer: bigintAsNumber })
  rawCount: number;

  @Column({ name: 'sealed_at', type: 'timestamptz', default: () => 'now()' })
  sealedAt: Date;
}
