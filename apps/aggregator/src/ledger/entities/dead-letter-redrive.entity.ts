import { bigintAsNumber } from '@toile/database';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A dead letter that was sent again, corrected. */
@Entity('dead_letter_redrive')
export class DeadLetterRedriveEntity {
  @PrimaryColumn('text')
  topic: string;

  @PrimaryColumn({ name: 'part', type: 'integer' })
  partition: number;

  @PrimaryColumn({ type: 'bigint', transformer: bigintAsNumber })
  offset: number;

  @Column({ name: 'event_id', type: 'uuid' })
  eventId: string;

  @Column({ name: 'redriven_at', type: 'timestamptz', default: () => 'now()' })
  redrivenAt: Date;

  /** Where the correction went; null until the log has it. */
  @Column({ name: 'new_part', type: 'integer', nullable: true })
  newPartition: number | null;

  @Column({ name: 'new_offset', type: 'bigint', nullable: true, transformer: bigintAsNumber })
  newOffset: number | null;
}
