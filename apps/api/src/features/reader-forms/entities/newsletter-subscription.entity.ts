import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An address that asked for the newsletter, or receives it. */
@Entity({ name: 'newsletter_subscription' })
export class NewsletterSubscriptionEntity {
  @PrimaryColumn('bytea')
  address_hash: Buffer;

  /** The address, sealed. */
  @Column('bytea')
  sealed: Buffer;

  @Column('text')
  locale: string;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  asked_at: Date;

  /** Null until its owner has said yes. */
  @Column({ type: 'timestamptz', nullable: true })
  confirmed_at: Date | null;

  /** Of the token in its mails. */
  @Column('bytea')
  token_hash: Buffer;

  @Column('timestamptz')
  token_expires_at: Date;
}
