import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A part of the demo that was loaded. */
@Entity('demo_load')
export class DemoLoadEntity {
  @PrimaryColumn('text')
  what: string;

  @Column({ name: 'loaded_at', type: 'timestamptz', default: () => 'now()' })
  loadedAt: Date;
}
