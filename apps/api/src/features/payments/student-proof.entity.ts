import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An address of a school that has proved a student. It cannot be read back. */
@Entity('student_proof')
export class StudentProofEntity {
  /** `AddressHash`. */
  @PrimaryColumn('bytea')
  address_hash: Buffer;

  /** The member it has proved. */
  @Column('text')
  subject: string;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  proved_at: Date;
}
