import type { EntityClass, MigrationClass } from '@toile/database';
import { AssistantCallEntity } from './assistant-call.entity.js';
import { AssistantCalls1790017001000 } from './migrations/1790017001000-assistant-calls.js';

export const ASSISTANTS_ENTITIES: EntityClass[] = [AssistantCallEntity];

/** A step that has been released is never edited. */
export const ASSISTANTS_MIGRATIONS: readonly MigrationClass[] = [AssistantCalls1790017001000];
