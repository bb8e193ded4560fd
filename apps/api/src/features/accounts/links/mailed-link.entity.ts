import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What a link is for. */
export type LinkKind = 'verify' | 'change-email' | 'reset' | 'link-sign-in';

/** A link that is on its way by mail. Its token is not kept. */
@Entity('account_link')
export class MailedLinkEntity {
  @PrimaryColumn('bytea')
  token_hash: Buffer;

  @Column('text')
  kind: LinkKind;

  @Column('text')
  subject: string;

  /** What the link is about besides the member. */
  @Column('text')
  reference: string;

  @Column('timestamptz')
  expires_at: Date;
}
