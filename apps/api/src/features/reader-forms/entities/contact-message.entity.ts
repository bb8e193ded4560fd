import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A message somebody sent us, kept for half a year. */
@Entity({ name: 'contact_message' })
export class ContactMessageEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id: string;

  /** The form it was sent by. */
  @Column('text')
  about: string;

  @Column('bytea')
  address_hash: Buffer;

  /** All of it, sealed. */
  @Column('bytea')
  sealed: Buffer;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  sent_at: Date;
}
