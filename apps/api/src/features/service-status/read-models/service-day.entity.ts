import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Part } from '../parts.js';

/** How often a part was asked for on a day, UTC, and how often it did not serve; by all processes together. */
@Entity('service_day')
export class ServiceDayEntity {
  @PrimaryColumn('text')
  part: Part;

  /** `2026-11-26` */
  @PrimaryColumn('date')
  day: string;

  @Column('int')
  asked: number;

  @Column('int')
  failed: number;
}
