import type { MigrationClass } from '@toile/database';
import { Drafts1790018021000 } from './migrations/1790018021000-drafts.js';
import { TranslationChecks1790018052000 } from './migrations/1790018052000-translation-checks.js';

/** A step that has been released is never edited. */
export const CONTENT_MIGRATIONS: readonly MigrationClass[] = [
  Drafts1790018021000,
  TranslationChecks1790018052000,
];
