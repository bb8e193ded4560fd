import type { TokenScope } from '@toile/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A token of a member. The token itself is not kept. */
@Entity('dashboard_token')
export class ApiTokenEntity {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  subject: string;

  @Column('text')
  name: string;

  @Column('text', { array: true })
  scopes: TokenScope[];

  @Column('bytea')
  token_hash: Buffer;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  created_at: Date;

  @Column('timestamptz')
  expires_at: Date;

  /** To the minute. */
  @Column({ type: 'timestamptz', nullable: true })
  last_used_at: Date | null;
}
