export type { ApiStores } from './api.module.js';
export { API_ENTITIES, openApiDataSource } from './data-source.js';
export { EVENT_SOURCED_FEATURES, openApiEventStore } from './event-sourced-features.js';
export {
  type ErasureStores,
  endAccess,
  eraseMember,
  type InvitedMember,
  MembersDesk,
  type MemberToRegister,
  passwordHolders,
  registerMembers,
  replacePasswords,
  type SocialSettings,
  subjectOfAddress,
} from './features/accounts/index.js';
export {
  CatalogueImport,
  type CollectionToLoad,
  type ImportOutcome,
  loadCatalogue,
  loadContent,
  openCatalogueStore,
  type RawRow,
  type RefusedRow,
  showCatalogue,
  showWhileLoading,
  wrongWithHeader,
} from './features/catalogue-import/index.js';
export { addMoodboards, BoardPdfs, type BoardToAdd } from './features/moodboards/index.js';
export { type Returned, ReturnedMailsDesk } from './features/newsletters/index.js';
export { JobsDesk, ReplayPlan, ReplayPlanHandler } from './features/operations/index.js';
export { stripeOf } from './features/payments/index.js';
export { examineInSemaphore, type PictureFacts, tagModelOf } from './features/pictures/index.js';
export { addRatings, type RatingToAdd } from './features/ratings/index.js';
export { addCompanyDeal, addSubscriptions, type SubscriptionToAdd } from './features/subscriptions/index.js';
export { speakEditedVocabulary } from './features/vocabulary/index.js';
export { StreamHistory, StreamHistoryHandler } from './kernel/event-store/queries/stream-history.js';
export type { SystemHealth } from './kernel/health/health.controller.js';
export { probeService } from './kernel/health/service-probes.js';
export type { RateLimits } from './kernel/limits/rate-limiter.js';
export { FileMailer } from './kernel/mail/file-mailer.js';
export { keptMails } from './kernel/mail/kept-mails.js';
export type { Mailer } from './kernel/mail/mailer.js';
export { smtpMailer } from './kernel/mail/smtp-mailer.js';
export { openOriginals } from './kernel/pictures/originals/open-originals.js';
export type { PictureSource } from './kernel/pictures/originals/originals.js';
export { firstOf, type Originals } from './kernel/pictures/originals/originals.js';
export { PictureStore } from './kernel/pictures/picture-store.js';
export { API_DATABASE_MIGRATIONS, migrateApi } from './migrate-api.js';
export { type ApiOptions, startApi } from './start-api.js';
export { startRelay } from './start-relay.js';
