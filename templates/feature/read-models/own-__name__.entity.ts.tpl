import { readSchema } from '@toile/event-store';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { {{Name}} } from '../domain/{{name}}.state.js';
import { own{{Name}} } from './own-{{name}}.projection.js';

/** A row of the read model `own-{{name}}`, which its projection alone writes: one a member. */
@Entity({ schema: readSchema(own{{Name}}), name: 'document' })
export class Own{{Name}}Entity {
  /** Its stream. */
  @PrimaryColumn('text')
  key: string;

  @Column('jsonb')
  doc: {{Name}};
}
