import { join } from 'node:path';
import { type DynamicModule, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { poolOf } from '@toile/database';
import type { EventLog } from '@toile/event-log';
import { HealthModule, type Logger } from '@toile/platform';
import type { Warehouse } from '@toile/warehouse';
import type { DataSource } from 'typeorm';
import { EVENT_SOURCED_FEATURES, openApiEventStore } from './event-sourced-features.js';
import { AccountsModule, type SocialSettings } from './features/accounts/index.js';
import { AssistantsModule } from './features/assistants/index.js';
import { BrandFiguresModule } from './features/brand-figures/index.js';
import { BrowseModule } from './features/browse/index.js';
import { CatalogueModule } from './features/catalogue/index.js';
import { ContentModule } from './features/content/index.js';
import { DecksModule } from './features/decks/index.js';
import { DoubleTaggingModule } from './features/double-tagging/index.js';
import { EmbedsModule } from './features/embeds/index.js';
import { ExportsModule } from './features/exports/index.js';
import { FiguresModule } from './features/figures/index.js';
import { FollowsModule } from './features/follows/index.js';
import { ForecastsModule } from './features/forecasts/index.js';
import { LiveModule } from './features/live/index.js';
import { MoodboardsModule } from './features/moodboards/index.js';
import { NewslettersModule } from './features/newsletters/index.js';
import { NewsroomModule } from './features/newsroom/index.js';
import { OperationsModule } from './features/operations/index.js';
import { type PaymentSettings, PaymentsModule } from './features/payments/index.js';
import { PaywallModule } from './features/paywall/index.js';
import { PicturesModule, type TagModelFiles } from './features/pictures/index.js';
import { PlansModule } from './features/plans/index.js';
import { QuestionsModule } from './features/questions/index.js';
import { RatingsModule } from './features/ratings/index.js';
import { ReaderFormsModule } from './features/reader-forms/index.js';
import { ReferenceModule } from './features/reference/index.js';
import { ReportsModule } from './features/reports/index.js';
import { RestatementsModule } from './features/restatements/index.js';
import { SavedItemsModule } from './features/saved-items/index.js';
import { SearchModule } from './features/search/index.js';
import { ServiceStatusModule } from './features/service-status/index.js';
import { SharingModule } from './features/sharing/index.js';
import { SitemapsModule } from './features/sitemaps/index.js';
import { SubscriptionsModule } from './features/subscriptions/index.js';
import { VocabularyModule } from './features/vocabulary/index.js';
import { WebhooksModule } from './features/webhooks/index.js';
import { AuthModule } from './kernel/auth/auth.module.js';
import { eventStoreModule } from './kernel/event-store/event-store.module.js';
import { HealthController, type SystemHealth } from './kernel/health/health.controller.js';
import { SecurityTextController } from './kernel/health/security-text.controller.js';
import { IdempotencyModule } from './kernel/idempotency/idempotency.module.js';
import { JobsModule } from './kernel/jobs/jobs.module.js';
import { LimitsModule } from './kernel/limits/limits.module.js';
import type { RateLimits } from './kernel/limits/rate-limiter.js';
import { MailModule } from './kernel/mail/mail.module.js';
import type { Mailer } from './kernel/mail/mailer.js';
import { OpenApiModule } from './kernel/openapi/openapi.module.js';
import { FolderOriginals } from './kernel/pictures/originals/folder-originals.js';
import type { Originals } from './kernel/pictures/originals/originals.js';
import type { PictureStore } from './kernel/pictures/picture-store.js';
import {
  HEALTH_CHECKS,
  LOG,
  LOGGER,
  MAILER,
  MEDIA_FOLDER,
  ORIGINALS,
  PAYMENT_SETTINGS,
  PICTURE_MODEL,
  PICTURES,
  PICTURES_AHEAD,
  POOL,
  PUBLIC_URL,
  RATE_LIMITS,
  SEARCH_INDEX,
  SECRET,
  SECURITY_CONTACT,
  SOCIAL,
  TAG_MODEL,
  WAREHOUSE,
  WEBHOOKS_PRIVATE,
} from './kernel/tokens.js';

export interface ApiStores {
  /** Opened by `openApiDataSource`; closed with the api. */
  dataSource: DataSource;
  /** Looked into by operators; commands publish to it through the event store. */
  log: EventLog;
  warehouse: Warehouse;
  pictures: PictureStore;
  health: SystemHealth;
  logger: Logger;
  /** 32 random bytes kept outside the database; with them lost, personal data cannot be read any more. */
  secret: Buffer;
  /** Who takes payments; without it nothing can be bought. */
  payments?: PaymentSettings;
  /** Where reports are kept, and pictures unless `originals` says otherwise; `.data/media` when it is left out. */
  mediaFolder?: string;
  originals?: Originals;
  /** Of how many of the newest looks, street styles and covers each the pictures are made ahead; all when it is left out. */
  picturesAhead?: number | undefined;
  /** An ONNX image model that pictures are compared by; what can be computed without one when it is left out. */
  pictureModel?: string | undefined;
  /** An ONNX image model that suggests tags to those who tag, with its labels; none when it is left out. */
  tagModel?: TagModelFiles | undefined;
  /** Where mails go. */
  mailer: Mailer;
  /** The address people reach Toile at, for the links of mails. */
  publicUrl: string;
  /** Where holes are reported, `mailto:…` or `https://…`; without it there is no `security.txt`. */
  securityContact?: string | undefined;
  /** Providers people may sign in with; the others say that they are not set up. */
  social?: SocialSettings;
  /** Whether limits by address count this machine's own visitors; `auto` spares them. */
  rateLimits?: RateLimits;
  /** Whether webhooks may lead to addresses that are not public, and without TLS; no when it is left out. */
  webhooksToPrivate?: boolean;
  /** Where searches are answered; `memory` when it is left out. */
  searchIndex?: 'memory' | 'clickhouse';
  /** Of stores that are the api's own: called when nothing uses them any more. */
  close?(): Promise<void>;
}

const STORES = Symbol('stores of the api');

/** Requests and jobs have ended when its hook runs, so nothing uses the stores any more. */
@Module({})
class ApiModule implements OnApplicationShutdown {
  constructor(@Inject(STORES) private readonly stores: ApiStores) {}

  async onApplicationShutdown(): Promise<void> {
    await this.stores.close?.();
  }
}

/** The api's root module on the stores it is given. */
export function apiModule(stores: ApiStores): DynamicModule {
  const mediaFolder = stores.mediaFolder ?? '.data/media';
  const providers = [
    { provide: STORES, useValue: stores },
    { provide: POOL, useValue: poolOf(stores.dataSource) },
    { provide: LOG, useValue: stores.log },
    { provide: WAREHOUSE, useValue: stores.warehouse },
    { provide: PICTURES, useValue: stores.pictures },
    { provide: PICTURE_MODEL, useValue: stores.pictureModel ?? null },
    { provide: TAG_MODEL, useValue: stores.tagModel ?? null },
    { provide: PICTURES_AHEAD, useValue: stores.picturesAhead ?? null },
    { provide: HEALTH_CHECKS, useValue: stores.health },
    { provide: LOGGER, useValue: stores.logger },
    { provide: SECRET, useValue: stores.secret },
    { provide: PAYMENT_SETTINGS, useValue: stores.payments ?? null },
    { provide: MEDIA_FOLDER, useValue: mediaFolder },
    { provide: ORIGINALS, useValue: stores.originals ?? new FolderOriginals(join(mediaFolder, 'pictures')) },
    { provide: MAILER, useValue: stores.mailer },
    { provide: PUBLIC_URL, useValue: stores.publicUrl },
    { provide: SECURITY_CONTACT, useValue: stores.securityContact ?? null },
    { provide: SOCIAL, useValue: stores.social ?? {} },
    { provide: WEBHOOKS_PRIVATE, useValue: stores.webhooksToPrivate ?? false },
    { provide: SEARCH_INDEX, useValue: stores.searchIndex ?? 'memory' },
    { provide: RATE_LIMITS, useValue: stores.rateLimits ?? 'auto' },
  ];
  return {
    module: ApiModule,
    global: true,
    imports: [
      HealthModule,
      TypeOrmModule.forRootAsync({
        useFactory: () => ({ type: 'postgres' }),
        dataSourceFactory: async () => stores.dataSource,
      }),
      JobsModule,
      LimitsModule,
      MailModule,
      AuthModule,
      IdempotencyModule,
      AccountsModule,
      eventStoreModule(EVENT_SOURCED_FEATURES, openApiEventStore),
      // Before the catalogue: `collection/{slug}/rating` is no collection.
      MoodboardsModule,
      QuestionsModule,
      FollowsModule,
      RatingsModule,
      SubscriptionsModule,
      VocabularyModule,
      PaywallModule,
      ReaderFormsModule,
      PlansModule,
      PaymentsModule,
      CatalogueModule,
      SearchModule,
      BrowseModule,
      // Before figures: any word can stand where the dimension does.
      LiveModule,
      ExportsModule,
      ServiceStatusModule,
      SharingModule,
      DecksModule,
      EmbedsModule,
      RestatementsModule,
      ForecastsModule,
      SavedItemsModule,
      WebhooksModule,
      AssistantsModule,
      FiguresModule,
      NewsroomModule,
      DoubleTaggingModule,
      NewslettersModule,
      BrandFiguresModule,
      OperationsModule,
      ReferenceModule,
      SitemapsModule,
      PicturesModule,
      OpenApiModule,
      ReportsModule,
      // Last: the pages of editors answer whatever nothing else does.
      ContentModule,
    ],
    controllers: [HealthController, SecurityTextController],
    providers: providers,
    exports: providers,
  };
}
