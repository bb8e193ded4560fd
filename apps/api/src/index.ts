export { type ErasureStores, eraseMember, subjectOfAddress } from './accounts/erase/erase-member.js';
export type { RateLimits } from './accounts/limits/rate-limiter.js';
export { FileMailer } from './accounts/mail/file-mailer.js';
export { keptMails } from './accounts/mail/kept-mails.js';
export type { Mailer } from './accounts/mail/mailer.js';
export { smtpMailer } from './accounts/mail/smtp-mailer.js';
export { closeDemoAccounts, reopenDemoAccounts } from './accounts/members/demo-accounts.js';
export {
  DEMO_PASSWORD,
  demoReaders,
  seedDemoMembers,
  seedDemoReaders,
} from './accounts/members/seed-demo-members.js';
export type { SocialSettings } from './accounts/social/providers.js';
export type { ApiStores } from './api.module.js';
export {
  CatalogueImport,
  type ImportOutcome,
  type RawRow,
  type RefusedRow,
} from './catalogue/import/catalogue-import.js';
export {
  type CollectionToLoad,
  loadCatalogue,
  loadContent,
  openCatalogueStore,
  showCatalogue,
  showWhileLoading,
} from './catalogue/load-catalogue.js';
export { API_ENTITIES, openApiDataSource } from './data-source.js';
export { EVENT_SOURCED_FEATURES, openApiEventStore } from './event-sourced-features.js';
export { StreamHistory, StreamHistoryHandler } from './event-store/queries/stream-history.js';
export type { SystemHealth } from './health/health.controller.js';
export { SecurityContact } from './health/security-contact.js';
export { migrateApi } from './migrate-api.js';
export { type BoardToSeed, seedDemoMoodboards } from './moodboards/demo/seed-demo-moodboards.js';
export { BoardPdfs } from './moodboards/pdf/board-pdfs.js';
export { stripeOf } from './payments/payments.module.js';
export { openOriginals, StorageEnvironment } from './pictures/originals/open-originals.js';
export { firstOf, type Originals } from './pictures/originals/originals.js';
export type { PictureSource } from './pictures/picture-source.js';
export { PictureStore } from './pictures/picture-store.js';
export { examineInTurn } from './pictures/upload/examine-in-turn.js';
export type { PictureFacts } from './pictures/upload/examine-picture.js';
export { seedDemoRatings } from './ratings/demo/seed-demo-ratings.js';
export { type ApiOptions, startApi } from './start-api.js';
export { startRelay } from './start-relay.js';
export { seedDemoSubscriptions } from './subscriptions/demo/seed-demo-subscriptions.js';
