export { NewsroomModule } from './newsroom.module.js';
export { NEWSROOM_ENTITIES, NEWSROOM_MIGRATIONS } from './schema.js';
