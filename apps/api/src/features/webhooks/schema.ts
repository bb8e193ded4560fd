import type { EntityClass, MigrationClass } from '@toile/database';
import { EndpointEntity } from './endpoint.entity.js';
import { Webhooks1790016002000 } from './migrations/1790016002000-webhooks.js';

export const WEBHOOKS_ENTITIES: EntityClass[] = [EndpointEntity];

/** A step that has been released is never edited. */
export const WEBHOOKS_MIGRATIONS: readonly MigrationClass[] = [Webhooks1790016002000];
