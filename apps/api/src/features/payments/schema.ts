import type { EntityClass, MigrationClass } from '@toile/database';
import { StudentProofs1790009001000 } from './migrations/1790009001000-student-proofs.js';
import { PriceNotices1790018061000 } from './migrations/1790018061000-price-notices.js';
import { PriceNoticeEntity } from './price-notice.entity.js';
import { StudentProofEntity } from './student-proof.entity.js';

export const PAYMENTS_ENTITIES: EntityClass[] = [StudentProofEntity, PriceNoticeEntity];

/** A step that has been released is never edited. */
export const PAYMENTS_MIGRATIONS: readonly MigrationClass[] = [
  StudentProofs1790009001000,
  PriceNotices1790018061000,
];
