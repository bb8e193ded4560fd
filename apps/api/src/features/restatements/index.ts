export { RecountNow, RecountNowHandler } from './commands/recount-now.js';
export { PreviewedSeasonDto, PreviewRetag } from './queries/preview-retag.js';
export { RestatementsModule } from './restatements.module.js';
export { RESTATEMENTS_ENTITIES, RESTATEMENTS_MIGRATIONS } from './schema.js';
