import type { EntityClass, MigrationClass } from '@toile/database';
import { ApiTokenEntity } from './access/api-token.entity.js';
import { FrozenTop20Entity } from './counts/frozen-top20.js';
import { Top201790010001000 } from './migrations/1790010001000-top20.js';
import { ExportsAndTokens1790010002000 } from './migrations/1790010002000-exports-and-tokens.js';
import { NoAddressesInRates1790010004000 } from './migrations/1790010004000-no-addresses-in-rates.js';
import { Releases1790010005000 } from './migrations/1790010005000-releases.js';
import { SaveReleases1790018093000 } from './migrations/1790018093000-save-releases.js';
import { Paths1790018111000 } from './migrations/1790018111000-paths.js';
import { ReleaseEntity, SaveReleaseEntity } from './privacy/release.entity.js';

export const FIGURES_ENTITIES: EntityClass[] = [
  ApiTokenEntity,
  FrozenTop20Entity,
  ReleaseEntity,
  SaveReleaseEntity,
];

/** A step that has been released is never edited. */
export const FIGURES_MIGRATIONS: readonly MigrationClass[] = [
  Top201790010001000,
  ExportsAndTokens1790010002000,
  NoAddressesInRates1790010004000,
  Releases1790010005000,
  Paths1790018111000,
  SaveReleases1790018093000,
];
