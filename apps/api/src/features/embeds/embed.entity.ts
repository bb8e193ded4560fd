import type { FigureAddress } from '@toile/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A figure that a member shows elsewhere. Its token is not kept. */
@Entity('dashboard_embed')
export class EmbedEntity {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  subject: string;

  @Column('text')
  figure: FigureAddress;

  @Column('jsonb')
  filters: Record<string, string>;

  @Column('bytea')
  token_hash: Buffer;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  created_at: Date;

  /** To the minute. */
  @Column({ type: 'timestamptz', nullable: true })
  last_used_at: Date | null;

  /** Null where it does not end by itself. */
  @Column({ type: 'timestamptz', nullable: true })
  expires_at: Date | null;
}
