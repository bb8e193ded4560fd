import { Module } from '@nestjs/common';
import { ArticlesController } from './articles/articles.controller.js';
import { ArticlesQuery } from './articles/articles.query.js';
import { DynamicPagesController } from './articles/dynamic-pages.controller.js';
import { BannersController } from './banners/banners.controller.js';
import { PublishContentController } from './publish-content/publish-content.controller.js';
import { PublishContentHandler, WithdrawContentHandler } from './publish-content/publish-content.handler.js';
import { DownloadController } from './reports/download.controller.js';
import { ReportsController } from './reports/reports.controller.js';
import { ReportsQuery } from './reports/reports.query.js';

@Module({
  controllers: [
    PublishContentController,
    ArticlesController,
    BannersController,
    ReportsController,
    DownloadController,
    // Last: it answers whatever nothing else does.
    DynamicPagesController,
  ],
  providers: [ArticlesQuery, ReportsQuery, PublishContentHandler, WithdrawContentHandler],
})
export class ContentModule {}
