import type { AskedReference, FigureAddress } from '@toile/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A figure or a question that a member shows elsewhere. Its token is not kept. */
@Entity('dashboard_embed')
export class EmbedEntity {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  subject: string;

  /** Null of a question, as its filters are. */
  @Column({ type: 'text', nullable: true })
  figure: FigureAddress | null;

  @Column({ type: 'jsonb', nullable: true })
  filters: Record<string, string> | null;

  /** Null of a figure. */
  @Column({ type: 'text', nullable: true })
  question: string | null;

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

/** What an embed shows. */
export function referenceOfEmbed({
  figure,
  filters,
  question,
}: Pick<EmbedEntity, 'figure' | 'filters' | 'question'>): AskedReference {
  if (question !== null) return { question };
  if (figure === null) throw new Error('An embed is of a figure or of a question.');
  return { figure, filters: filters ?? {} };
}
