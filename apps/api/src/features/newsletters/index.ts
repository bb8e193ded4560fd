export { NewslettersModule } from './newsletters.module.js';
export { type Returned, ReturnedMailsDesk } from './returned-mails-desk.js';
export { NEWSLETTERS_MIGRATIONS } from './schema.js';
