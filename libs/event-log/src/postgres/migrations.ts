import type { MigrationClass } from '@toile/database';
import { Log1790001001000 } from './migrations/1790001001000-log.js';
import { SegmentUpkeep1790001002000 } from './migrations/1790001002000-segment-upkeep.js';

/** The tables of the log in PostgreSQL. A step that has been released is never edited. */
export const logMigrations: readonly MigrationClass[] = [Log1790001001000, SegmentUpkeep1790001002000];
