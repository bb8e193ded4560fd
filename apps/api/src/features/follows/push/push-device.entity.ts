import type { Locale } from '@toile/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Counts } from '../domain/follows.events.js';

/** A browser that is told of new looks. Where it is reached is sealed: whoever knows it could write to it. */
@Entity('push_device')
export class PushDeviceEntity {
  /** Of the address it is reached at: a device that comes again is the same. */
  @PrimaryColumn('text')
  id: string;

  @Column('text')
  subject: string;

  @Column('bytea')
  sealed: Buffer;

  /** That its notifications are written in. */
  @Column('text')
  language: Locale;

  /** How many looks there were of each follow when it was told last. */
  @Column('jsonb', { default: {} })
  counts: Counts;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  created_at: Date;

  @Column({ type: 'timestamptz', nullable: true })
  told_at: Date | null;
}
