import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An address outside of a subscription that a document is sent to, once whose it is agreed. */
@Entity('mailed_address')
export class MailedAddressEntity {
  @PrimaryColumn('uuid')
  id: string;

  /** Of the member who sends the document. */
  @Column('text')
  subject: string;

  @Column('text')
  schedule: string;

  @Column('bytea')
  address_hash: Buffer;

  /** The address, sealed. */
  @Column('bytea')
  sealed: Buffer;

  @Column('text')
  locale: string;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  asked_at: Date;

  @Column({ type: 'timestamptz', nullable: true })
  confirmed_at: Date | null;

  /** Since when its owner wants it no more: then it is not asked again. */
  @Column({ type: 'timestamptz', nullable: true })
  left_at: Date | null;
}
