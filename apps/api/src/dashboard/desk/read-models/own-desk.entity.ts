import { readSchema } from '@toile/event-store';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Desk } from '../domain/desk.state.js';
import { ownDesk } from './own-desk.projection.js';

/** A row of the read model `own-desk`, which its projection alone writes: one a member. */
@Entity({ schema: readSchema(ownDesk), name: 'document' })
export class OwnDeskEntity {
  /** Its stream. */
  @PrimaryColumn('text')
  key: string;

  @Column('jsonb')
  doc: Desk;

  /** The subject of the member. */
  @Column({ type: 'text', insert: false, update: false })
  owner: string;

  /** Whether there is an alert or a letter to look after. */
  @Column({ type: 'boolean', insert: false, update: false })
  works: boolean;
}
