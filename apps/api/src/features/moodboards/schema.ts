import type { EntityClass } from '@toile/database';
import { MoodboardEntity } from './read-models/moodboard.entity.js';

export const MOODBOARDS_ENTITIES: EntityClass[] = [MoodboardEntity];
