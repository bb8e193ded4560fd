import type { MigrationClass } from '@toile/database';
import { ShowReports1790018094000 } from './migrations/1790018094000-show-reports.js';

/** A step that has been released is never edited. */
export const BRAND_FIGURES_MIGRATIONS: readonly MigrationClass[] = [ShowReports1790018094000];
