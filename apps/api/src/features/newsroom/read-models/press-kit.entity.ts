import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Somebody has downloaded the pictures of a show. */
@Entity('newsroom_press_kit')
export class PressKitEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id: string;

  @Column('text')
  collection: string;

  /** Their subject; null once they have left. */
  @Column({ type: 'text', nullable: true })
  downloaded_by: string | null;

  @Column('integer')
  pictures: number;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  at: Date;
}
