import type { MigrationClass } from '@toile/database';
import { NewsletterSendings1790018092000 } from './migrations/1790018092000-newsletter-sendings.js';

/** A step that has been released is never edited. */
export const NEWSLETTERS_MIGRATIONS: readonly MigrationClass[] = [NewsletterSendings1790018092000];
