import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Somebody has downloaded the pictures of a show. */
@Entity('newsroom_press_kit')
export class PressKitEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id: string;

  @Column('text')
  collection: string;

  /** Their subject. */
  @Column('text')
  downloaded_by: string;

  @Column('integer')
  pictures: number;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  at: Date;
}
