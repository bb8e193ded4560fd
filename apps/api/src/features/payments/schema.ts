import type { EntityClass, MigrationClass } from '@toile/database';
import { StudentProofs1790009001000 } from './migrations/1790009001000-student-proofs.js';
import { StudentProofEntity } from './student-proof.entity.js';

export const PAYMENTS_ENTITIES: EntityClass[] = [StudentProofEntity];

/** A step that has been released is never edited. */
export const PAYMENTS_MIGRATIONS: readonly MigrationClass[] = [StudentProofs1790009001000];
