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

/** What was told of members, a season each; no day is in two of them. */
@Entity('dashboard_release')
export class ReleaseEntity {
  @PrimaryColumn('text')
  season: string;

  @Column({ type: 'daterange', transformer: AS_RANGE })
  days: Days;

  @Column('jsonb')
  released: ReleasedTable;

  /** How far those who searched went; null until somebody asks. */
  @Column('jsonb', { nullable: true })
  paths: ReleasedPaths | null;
}
