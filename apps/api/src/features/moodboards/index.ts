export { addMoodboards, type BoardToAdd } from './add-moodboards.js';
export { moodboardsFeature } from './moodboards.feature.js';
export { MoodboardsModule } from './moodboards.module.js';
export { BoardPdfs } from './pdf/board-pdfs.js';
export { creditOfLook } from './pdf/plan-document.js';
export { MoodboardToDraw } from './queries/moodboard-to-draw.js';
export { MOODBOARDS_ENTITIES, MOODBOARDS_MIGRATIONS } from './schema.js';
export { SharedBoards } from './shared-boards.js';
