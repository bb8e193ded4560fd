import { join } from 'node:path';
import { type DynamicModule, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { poolOf } from '@toile/database';
import { HealthModule, type Logger } from '@toile/platform';
import type { Warehouse } from '@toile/warehouse';
import type { DataSource } from 'typeorm';
import { AccountsModule } from './accounts/accounts.module.js';
import type { RateLimits } from './accounts/limits/rate-limiter.js';
import type { Mailer } from './accounts/mail/mailer.js';
import type { SocialSettings } from './accounts/social/providers.js';
import { CatalogueModule } from './catalogue/catalogue.module.js';
import { ContentModule } from './content/content.module.js';
import { DashboardModule } from './dashboard/dashboard.module.js';
import { EVENT_SOURCED_FEATURES, openApiEventStore } from './event-sourced-features.js';
import { eventStoreModule } from './event-store/event-store.module.js';
import { HealthController, type SystemHealth } from './health/health.controller.js';
import { SecurityTextController } from './health/security-text.controller.js';
import { JobsModule } from './jobs/jobs.module.js';
import { MoodboardsModule } from './moodboards/moodboards.module.js';
import { OpenApiModule } from './openapi/openapi.module.js';
import { OperationsModule } from './operations/operations.module.js';
import { type PaymentSettings, PaymentsModule } from './payments/payments.module.js';
import { PaywallModule } from './paywall/paywall.module.js';
import { UploadPictureHandler } from './pictures/commands/upload-picture.js';
import { CdnController } from './pictures/http/cdn.controller.js';
import { UploadController } from './pictures/http/upload.controller.js';
import { FolderOriginals } from './pictures/originals/folder-originals.js';
import type { Originals } from './pictures/originals/originals.js';
import type { PictureStore } from './pictures/picture-store.js';
import { RatingsModule } from './ratings/ratings.module.js';
import { ReaderFormsModule } from './reader-forms/reader-forms.module.js';
import { ReferenceModule } from './reference/reference.module.js';
import { ReportsModule } from './reports/reports.module.js';
import { SubscriptionsModule } from './subscriptions/subscriptions.module.js';
import {
  HEALTH_CHECKS,
  LOGGER,
  MAILER,
  MEDIA_FOLDER,
  ORIGINALS,
  PAYMENT_SETTINGS,
  PICTURES,
  POOL,
  PUBLIC_URL,
  RATE_LIMITS,
  SECRET,
  SECURITY_CONTACT,
  SOCIAL,
  WAREHOUSE,
} from './tokens.js';

export interface ApiStores {
  /** Opened by `openApiDataSource`; closed with the api. */
  dataSource: DataSource;
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
}

@Module({})
class ApiModule {}

/** The api's root module on the stores it is given. */
export function apiModule(stores: ApiStores): DynamicModule {
  const mediaFolder = stores.mediaFolder ?? '.data/media';
  const providers = [
    { provide: POOL, useValue: poolOf(stores.dataSource) },
    { provide: WAREHOUSE, useValue: stores.warehouse },
    { provide: PICTURES, useValue: stores.pictures },
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
      AccountsModule,
      eventStoreModule(EVENT_SOURCED_FEATURES, openApiEventStore),
      // Before the catalogue: `collection/{slug}/rating` is no collection.
      MoodboardsModule,
      RatingsModule,
      SubscriptionsModule,
      PaywallModule,
      ReaderFormsModule,
      PaymentsModule,
      CatalogueModule,
      DashboardModule,
      OperationsModule,
      ReferenceModule,
      OpenApiModule,
      ReportsModule,
      // Last: the pages of editors answer whatever nothing else does.
      ContentModule,
    ],
    controllers: [HealthController, SecurityTextController, CdnController, UploadController],
    providers: [...providers, UploadPictureHandler],
    exports: providers,
  };
}
