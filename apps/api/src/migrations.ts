import type { MigrationClass } from '@toile/database';
import { MembersAndSessions1790005001000 } from './accounts/migrations/1790005001000-members-and-sessions.js';
import { SessionFacts1790005002000 } from './accounts/migrations/1790005002000-session-facts.js';
import { MembersAsEvents1790005003000 } from './accounts/migrations/1790005003000-members-as-events.js';
import { KnownDevices1790005004000 } from './accounts/migrations/1790005004000-known-devices.js';
import { RateLimits1790005005000 } from './accounts/migrations/1790005005000-rate-limits.js';
import { LooksAndCollections1790004001000 } from './catalogue/migrations/1790004001000-looks-and-collections.js';
import { ReadModelFromEvents1790004002000 } from './catalogue/migrations/1790004002000-read-model-from-events.js';
import { Retags1790004003000 } from './catalogue/migrations/1790004003000-retags.js';
import { RetagsGoOn1790004004000 } from './catalogue/migrations/1790004004000-retags-go-on.js';
import { Top201790010001000 } from './dashboard/migrations/1790010001000-top20.js';
import { ExportsAndTokens1790010002000 } from './dashboard/migrations/1790010002000-exports-and-tokens.js';
import { Embeds1790010003000 } from './dashboard/migrations/1790010003000-embeds.js';
import { NoAddressesInRates1790010004000 } from './dashboard/migrations/1790010004000-no-addresses-in-rates.js';
import { Releases1790010005000 } from './dashboard/migrations/1790010005000-releases.js';
import { IntakeMinute1790011001000 } from './operations/migrations/1790011001000-intake-minute.js';
import { StudentProofs1790009001000 } from './payments/migrations/1790009001000-student-proofs.js';
import { RatingIds1790006001000 } from './ratings/migrations/1790006001000-rating-ids.js';
import { VotesMessagesSubscriptions1790008001000 } from './reader-forms/migrations/1790008001000-votes-messages-subscriptions.js';
import { SubscriptionIdsAndDeals1790007001000 } from './subscriptions/migrations/1790007001000-subscription-ids-and-deals.js';
import { MemberPlan1790007002000 } from './subscriptions/migrations/1790007002000-member-plan.js';
import { MemberDevice1790007003000 } from './subscriptions/migrations/1790007003000-member-device.js';

/** What the api's features keep beside the event store; read models build themselves. A step that has been released is never edited. */
export const apiMigrations: readonly MigrationClass[] = [
  LooksAndCollections1790004001000,
  ReadModelFromEvents1790004002000,
  Retags1790004003000,
  RetagsGoOn1790004004000,
  MembersAndSessions1790005001000,
  SessionFacts1790005002000,
  MembersAsEvents1790005003000,
  KnownDevices1790005004000,
  RateLimits1790005005000,
  RatingIds1790006001000,
  SubscriptionIdsAndDeals1790007001000,
  MemberPlan1790007002000,
  MemberDevice1790007003000,
  VotesMessagesSubscriptions1790008001000,
  StudentProofs1790009001000,
  Top201790010001000,
  ExportsAndTokens1790010002000,
  Embeds1790010003000,
  NoAddressesInRates1790010004000,
  Releases1790010005000,
  IntakeMinute1790011001000,
];
