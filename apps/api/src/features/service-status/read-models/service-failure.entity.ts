import { Entity, PrimaryColumn } from 'typeorm';
import type { Part } from '../parts.js';

/** A minute in which some process saw that a part did not serve. */
@Entity('service_failure')
export class ServiceFailureEntity {
  @PrimaryColumn('text')
  part: Part;

  @PrimaryColumn('timestamptz')
  minute: Date;
}
