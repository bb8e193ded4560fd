export { EndFollowMails } from './commands/end-follow-mails.js';
export { followsFeature } from './follows.feature.js';
export { FollowsModule } from './follows.module.js';
export { FOLLOWS_ENTITIES, FOLLOWS_MIGRATIONS } from './schema.js';
