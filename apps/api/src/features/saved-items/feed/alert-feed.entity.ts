import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The address at which a member's alerts are read without signing in, one a member. Whoever knows its key reads it, so only a hash is kept. */
@Entity('alert_feed')
export class AlertFeedEntity {
  @PrimaryColumn('text')
  subject: string;

  @Column('bytea')
  key_hash: Buffer;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  made_at: Date;

  @Column({ type: 'timestamptz', nullable: true })
  read_at: Date | null;
}
