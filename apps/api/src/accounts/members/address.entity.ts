import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Whose an e-mail address is. It cannot be read back. */
@Entity('account_address')
export class AddressEntity {
  /** `AddressHash`. */
  @PrimaryColumn('bytea')
  address_hash: Buffer;

  @Column('text')
  subject: string;
}
