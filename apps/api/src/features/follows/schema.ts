import type { EntityClass } from '@toile/database';
import { OwnFollowsEntity } from './read-models/own-follows.entity.js';

export const FOLLOWS_ENTITIES: EntityClass[] = [OwnFollowsEntity];
