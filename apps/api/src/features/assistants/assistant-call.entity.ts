import { Column, Entity, PrimaryColumn } from 'typeorm';

export const CALL_OUTCOMES = ['answered', 'refused', 'failed'] as const;
export type CallOutcome = (typeof CALL_OUTCOMES)[number];

/** A question of a member's assistant. */
@Entity('assistant_call')
export class AssistantCallEntity {
  @PrimaryColumn({ type: 'bigint', generated: 'identity' })
  position: string;

  @Column('text')
  subject: string;

  /** Its name when it asked: a token can be withdrawn. */
  @Column('text')
  token: string;

  @Column('text')
  tool: string;

  @Column('text')
  asked: string;

  @Column('text')
  outcome: CallOutcome;

  @Column({ type: 'text', nullable: true })
  said: string | null;

  @Column('int')
  took_ms: number;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  asked_at: Date;
}
