import type { EntityClass } from '@toile/database';
import { ExportReceiptEntity } from './commands/keep-receipt.js';

export const EXPORTS_ENTITIES: EntityClass[] = [ExportReceiptEntity];
