import type { EntityClass, MigrationClass } from '@toile/database';
import { ExportReceiptEntity } from './commands/keep-receipt.js';
import { ScheduledExports1790017002000 } from './migrations/1790017002000-scheduled-exports.js';
import { ScheduledExportEntity } from './scheduled/scheduled-export.entity.js';

export const EXPORTS_ENTITIES: EntityClass[] = [ExportReceiptEntity, ScheduledExportEntity];

/** A step that has been released is never edited. */
export const EXPORTS_MIGRATIONS: readonly MigrationClass[] = [ScheduledExports1790017002000];
