import type { WebhookEventType } from '@toile/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Where a member is told of what happened. Secrets are sealed. */
@Entity('webhook_endpoint')
export class EndpointEntity {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  subject: string;

  @Column('text')
  url: string;

  @Column('text', { array: true })
  types: WebhookEventType[];

  @Column('bytea')
  secret: Buffer;

  /** Signs beside the new one for a day after it was rotated. */
  @Column({ type: 'bytea', nullable: true })
  previous_secret: Buffer | null;

  @Column({ type: 'timestamptz', nullable: true })
  previous_until: Date | null;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  created_at: Date;
}
