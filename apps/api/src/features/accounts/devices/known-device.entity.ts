import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A browser a member has signed in with. Its token is not kept. */
@Entity('account_device')
export class KnownDeviceEntity {
  @PrimaryColumn('bytea')
  token_hash: Buffer;

  @PrimaryColumn('text')
  subject: string;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  created_at: Date;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  last_used_at: Date;
}
