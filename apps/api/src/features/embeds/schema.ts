import type { EntityClass, MigrationClass } from '@toile/database';
import { EmbedEntity } from './embed.entity.js';
import { Embeds1790010003000 } from './migrations/1790010003000-embeds.js';
import { EmbedsEnd1790018051000 } from './migrations/1790018051000-embeds-end.js';
import { EmbedsOfQuestions1790018310000 } from './migrations/1790018310000-embeds-of-questions.js';

export const EMBEDS_ENTITIES: EntityClass[] = [EmbedEntity];

/** A step that has been released is never edited. */
export const EMBEDS_MIGRATIONS: readonly MigrationClass[] = [
  Embeds1790010003000,
  EmbedsEnd1790018051000,
  EmbedsOfQuestions1790018310000,
];
