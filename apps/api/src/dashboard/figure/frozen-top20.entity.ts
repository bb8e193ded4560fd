import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The Top 20 of a season that has closed. */
@Entity('dashboard_top20')
export class FrozenTop20Entity {
  /** Type, city and season. */
  @PrimaryColumn('text')
  scope: string;

  @Column('text', { array: true })
  brands: string[];
}
