import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A session of a member. Its token is not kept. */
@Entity('account_session')
export class SessionEntity {
  @PrimaryColumn('bytea')
  token_hash: Buffer;

  /** What its member names it by. */
  @Column({ type: 'uuid', generated: 'uuid' })
  id: string;

  @Column('text')
  subject: string;

  /** Browser and system. */
  @Column('text')
  device: string;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  created_at: Date;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  last_seen_at: Date;
}
