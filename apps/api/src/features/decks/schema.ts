import type { EntityClass } from '@toile/database';
import { DeckEntity } from './read-models/deck.entity.js';

export const DECKS_ENTITIES: EntityClass[] = [DeckEntity];
