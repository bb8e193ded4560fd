import type { EntityClass, MigrationClass } from '@toile/database';
import { ServiceStatus1790018003000 } from './migrations/1790018003000-service-status.js';
import { ServiceDayEntity } from './read-models/service-day.entity.js';
import { ServiceFailureEntity } from './read-models/service-failure.entity.js';

export const SERVICE_STATUS_ENTITIES: EntityClass[] = [ServiceDayEntity, ServiceFailureEntity];

/** A step that has been released is never edited. */
export const SERVICE_STATUS_MIGRATIONS: readonly MigrationClass[] = [ServiceStatus1790018003000];
