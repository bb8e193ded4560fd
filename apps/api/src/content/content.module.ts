import { Module } from '@nestjs/common';
import { ArticlesController } from './articles/articles.controller.js';
import { ArticlesQuery } from './articles/articles.query.js';
import { DynamicPagesController } from './articles/dynamic-pages.controller.js';
import { BannersController } from './banners/banners.controller.js';
import { PublishContentController } from './publish-content/publish-content.controller.js';
import { PublishContentHandler, WithdrawContentHandler } from './publish-content/publish-content.handler.js';

@Module({
  controllers: [
    PublishContentController,
    ArticlesController,
    BannersController,
    // Last: it answers whatever nothing else does.
    DynamicPagesController,
  ],
  providers: [ArticlesQuery, PublishContentHandler, WithdrawContentHandler],
})
export class ContentModule {}
