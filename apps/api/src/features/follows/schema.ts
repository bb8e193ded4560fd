import type { EntityClass, MigrationClass } from '@toile/database';
import { PushDevices1790018010000 } from './migrations/1790018010000-push-devices.js';
import { PushDeviceEntity } from './push/push-device.entity.js';
import { OwnFollowsEntity } from './read-models/own-follows.entity.js';

export const FOLLOWS_ENTITIES: EntityClass[] = [OwnFollowsEntity, PushDeviceEntity];

/** A step that has been released is never edited. */
export const FOLLOWS_MIGRATIONS: readonly MigrationClass[] = [PushDevices1790018010000];
