import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Something that happened around an account. */
@Entity('account_audit')
export class AuditEntryEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id: string;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  at: Date;

  @Column('text')
  action: string;

  /** The subject of who did it. */
  @Column({ type: 'text', nullable: true })
  actor: string | null;

  /** The subject of whom it was done to. */
  @Column({ type: 'text', nullable: true })
  subject: string | null;

  @Column('jsonb')
  detail: object;
}
