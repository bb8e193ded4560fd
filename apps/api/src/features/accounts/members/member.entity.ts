import { readSchema } from '@toile/event-store';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { type MemberDocument, membersReadModel } from './members.projection.js';

/** Whose an e-mail address is. It cannot be read back. */
@Entity('account_address')
export class AddressEntity {
  /** `AddressHash`. */
  @PrimaryColumn('bytea')
  address_hash: Buffer;

  @Column('text')
  subject: string;
}

/** A row of the read model `members`, which its projection alone writes. */
@Entity({ schema: readSchema(membersReadModel), name: 'document' })
export class MemberEntity {
  /** Its stream. */
  @PrimaryColumn('text')
  key: string;

  @Column('jsonb')
  doc: MemberDocument;

  @Column({ type: 'text', insert: false, update: false })
  subject: string;

  @Column({ type: 'text', insert: false, update: false })
  slug: string;

  @Column({ type: 'text', nullable: true, insert: false, update: false })
  job: string | null;
}
