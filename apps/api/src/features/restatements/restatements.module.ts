import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountsModule } from '../accounts/index.js';
import { LookEntity } from '../catalogue/index.js';
import { FiguresModule } from '../figures/index.js';
import { WebhooksModule } from '../webhooks/index.js';
import { CausesQuery } from './causes.query.js';
import { RecountNowHandler } from './commands/recount-now.js';
import { RestatementsController } from './http/restatements.controller.js';
import { RetagPreviewController } from './http/retag-preview.controller.js';
import { PreviewRetagHandler } from './queries/preview-retag.js';
import { RestatementsHandler } from './queries/restatements.js';
import { RecountPublishedHandler } from './recount-published.handler.js';
import { RESTATEMENTS_ENTITIES } from './schema.js';

@Module({
  imports: [
    AccountsModule,
    FiguresModule,
    WebhooksModule,
    TypeOrmModule.forFeature([...RESTATEMENTS_ENTITIES, LookEntity]),
  ],
  controllers: [RestatementsController, RetagPreviewController],
  providers: [
    CausesQuery,
    RecountPublishedHandler,
    RecountNowHandler,
    RestatementsHandler,
    PreviewRetagHandler,
  ],
})
export class RestatementsModule {}
