import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Somebody who was told of a change of their price. */
@Entity('price_notice')
export class PriceNoticeEntity {
  /** Of the plan's stream. */
  @PrimaryColumn('text')
  change: string;

  @PrimaryColumn('text')
  subject: string;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  told_at: Date;

  /** When they were told that it does not come. */
  @Column({ type: 'timestamptz', nullable: true })
  taken_back_at: Date | null;
}
