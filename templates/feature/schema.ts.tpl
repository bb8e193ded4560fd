import type { EntityClass } from '@toile/database';
import { Own{{Name}}Entity } from './read-models/own-{{name}}.entity.js';

export const {{NAME}}_ENTITIES: EntityClass[] = [Own{{Name}}Entity];
