import { type DataSourceSettings, type EntityClass, openDataSource } from '@toile/database';
import type { DataSource } from 'typeorm';
import { AuditEntryEntity } from './accounts/audit/audit-entry.entity.js';
import { KnownDeviceEntity } from './accounts/devices/known-device.entity.js';
import { MailedLinkEntity } from './accounts/links/mailed-link.entity.js';
import { AddressEntity } from './accounts/members/address.entity.js';
import { MemberEntity } from './accounts/members/member.entity.js';
import { SessionEntity } from './accounts/sessions/session.entity.js';
import { IdentityEntity } from './accounts/social/identity.entity.js';
import { CollectionEntity } from './catalogue/read-models/collection.entity.js';
import { ContentEntity } from './catalogue/read-models/content.entity.js';
import { LookEntity, StreetStyleEntity } from './catalogue/read-models/picture.entity.js';
import { SuggestionEntity } from './catalogue/read-models/suggestion.entity.js';
import { ApiTokenEntity } from './dashboard/access/api-token.entity.js';
import { OwnDeskEntity } from './dashboard/desk/read-models/own-desk.entity.js';
import { EmbedEntity } from './dashboard/embed/embed.entity.js';
import { ExportReceiptEntity } from './dashboard/export/export-receipt.entity.js';
import { FrozenTop20Entity } from './dashboard/figure/frozen-top20.entity.js';
import { ReleaseEntity } from './dashboard/privacy/release.entity.js';
import { MoodboardEntity } from './moodboards/read-models/moodboard.entity.js';
import { IntakeMinuteEntity } from './operations/read-models/intake-minute.entity.js';
import { StudentProofEntity } from './payments/student-proof.entity.js';
import { CompanyDealEntity } from './paywall/company-deal.entity.js';
import { CollectionRatingEntity } from './ratings/read-models/collection-rating.entity.js';
import { ContactMessageEntity } from './reader-forms/entities/contact-message.entity.js';
import { NewsletterSubscriptionEntity } from './reader-forms/entities/newsletter-subscription.entity.js';
import { PollVoteEntity } from './reader-forms/entities/poll-vote.entity.js';
import { SubscriptionEntity } from './subscriptions/read-models/subscription.entity.js';

/** Every entity of the api. */
export const API_ENTITIES: readonly EntityClass[] = [
  OwnDeskEntity,
  ApiTokenEntity,
  EmbedEntity,
  ExportReceiptEntity,
  FrozenTop20Entity,
  ReleaseEntity,
  CollectionEntity,
  ContentEntity,
  LookEntity,
  StreetStyleEntity,
  SuggestionEntity,
  MoodboardEntity,
  IntakeMinuteEntity,
  StudentProofEntity,
  CompanyDealEntity,
  MemberEntity,
  AddressEntity,
  SessionEntity,
  KnownDeviceEntity,
  MailedLinkEntity,
  IdentityEntity,
  AuditEntryEntity,
  CollectionRatingEntity,
  ContactMessageEntity,
  NewsletterSubscriptionEntity,
  PollVoteEntity,
  SubscriptionEntity,
];

/** The api's DataSource, for the service and for operators' commands. Its schema is migrated before (`migrateApi`). */
export function openApiDataSource(settings: Omit<DataSourceSettings, 'entities'>): Promise<DataSource> {
  return openDataSource({ ...settings, entities: API_ENTITIES });
}
