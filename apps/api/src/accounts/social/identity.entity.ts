import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An account elsewhere that a member signs in with. It cannot be read back. */
@Entity('account_identity')
export class IdentityEntity {
  /** `AddressHash` of the provider and the provider's own id. */
  @PrimaryColumn('bytea')
  identity_hash: Buffer;

  @Column('text')
  subject: string;
}
