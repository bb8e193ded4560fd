import type { EntityClass, MigrationClass } from '@toile/database';
import { LooksAndCollections1790004001000 } from './migrations/1790004001000-looks-and-collections.js';
import { ReadModelFromEvents1790004002000 } from './migrations/1790004002000-read-model-from-events.js';
import { Retags1790004003000 } from './migrations/1790004003000-retags.js';
import { RetagsGoOn1790004004000 } from './migrations/1790004004000-retags-go-on.js';
import { RetagsNamed1790018071000 } from './migrations/1790018071000-retags-named.js';
import { RetagsLeaveOut1790018220001 } from './migrations/1790018220001-retags-leave-out.js';
import { CollectionEntity } from './read-models/collection.entity.js';
import { ContentEntity } from './read-models/content.entity.js';
import { LookEntity, StreetStyleEntity } from './read-models/picture.entity.js';
import { RetagEntity } from './read-models/retag.entity.js';
import { SuggestionEntity } from './read-models/suggestion.entity.js';

export const CATALOGUE_ENTITIES: EntityClass[] = [
  CollectionEntity,
  ContentEntity,
  LookEntity,
  StreetStyleEntity,
  SuggestionEntity,
  RetagEntity,
];

/** A step that has been released is never edited. */
export const CATALOGUE_MIGRATIONS: readonly MigrationClass[] = [
  LooksAndCollections1790004001000,
  ReadModelFromEvents1790004002000,
  Retags1790004003000,
  RetagsGoOn1790004004000,
  RetagsNamed1790018071000,
  RetagsLeaveOut1790018220001,
];
