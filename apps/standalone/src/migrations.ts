import type { MigrationClass } from '@toile/database';
import { DemoLoad1790012001000 } from './migrations/1790012001000-demo-load.js';
import { CatalogueImport1790012002000 } from './migrations/1790012002000-catalogue-import.js';

/** What `npm start` and operators' commands keep for themselves. A released step is never edited. */
export const standaloneMigrations: readonly MigrationClass[] = [
  DemoLoad1790012001000,
  CatalogueImport1790012002000,
];
