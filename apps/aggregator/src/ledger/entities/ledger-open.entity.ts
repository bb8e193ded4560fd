import { Entity, PrimaryColumn } from 'typeorm';
import type { Period } from './ledger-seal.entity.js';

/** An hour or a day that holds blocks and is not sealed. Triggers of blocks and seals keep the list. */
@Entity('ledger_open')
export class LedgerOpenEntity {
  @PrimaryColumn('integer')
  generation: number;

  @PrimaryColumn('text')
  topic: string;

  @PrimaryColumn('text')
  period: Period;

  @PrimaryColumn({ name: 'starts_at', type: 'timestamptz' })
  start: Date;
}
