import { Column, Entity, PrimaryColumn } from 'typeorm';
import { addDays, type Days } from '../scope/scope.js';
import type { ReleasedTable } from './release.js';
import type { ReleasedPaths } from './release-paths.js';

/** Days, both included, as PostgreSQL has them: `[2026-09-07,2026-10-19)`. */
const AS_RANGE = {
  to: ({ from, to }: Days) => `[${from},${to}]`,
  from: (range: string): Days => {
    const [from = '', after = ''] = range.slice(1, -1).split(',');
    return { from, to: addDays(after, -1) };
  },
};

/** A season's table of members; no day is in two of a kind. */
export abstract class SeasonsRelease {
  @PrimaryColumn('text')
  season: string;

  @Column({ type: 'daterange', transformer: AS_RANGE })
  days: Days;

  @Column('jsonb')
  released: ReleasedTable;
}

/** What was told of members who searched. */
@Entity('dashboard_release')
export class ReleaseEntity extends SeasonsRelease {
  /** How far those who searched went; null until somebody asks. */
  @Column('jsonb', { nullable: true })
  paths: ReleasedPaths | null;
}

/** What was told of members who put looks on boards. */
@Entity('dashboard_save_release')
export class SaveReleaseEntity extends SeasonsRelease {}
