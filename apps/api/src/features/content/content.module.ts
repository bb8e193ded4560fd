import { Module } from '@nestjs/common';
import { Articles } from './articles.js';
import { PublishContentHandler } from './commands/publish-content.js';
import { UpdateBrandHandler } from './commands/update-brand.js';
import { WithdrawContentHandler } from './commands/withdraw-content.js';
import { ArticlesController } from './http/articles.controller.js';
import { BannersController } from './http/banners.controller.js';
import { DynamicPagesController } from './http/dynamic-pages.controller.js';
import { EditorContentController } from './http/editor-content.controller.js';
import { OwnBrandController } from './http/own-brand.controller.js';
import { ArticleDetailsHandler } from './queries/article-details.js';
import { ArticlesOfSeriesHandler } from './queries/articles-of-series.js';
import { DynamicPagesHandler } from './queries/dynamic-pages.js';
import { LiveBannerHandler } from './queries/live-banner.js';
import { MemberPageHandler } from './queries/member-page.js';
import { NewsletterDetailsHandler } from './queries/newsletter-details.js';
import { WalkDetailsHandler } from './queries/walk-details.js';

@Module({
  controllers: [
    EditorContentController,
    ArticlesController,
    BannersController,
    OwnBrandController,
    // Last: it answers whatever nothing else does.
    DynamicPagesController,
  ],
  providers: [
    Articles,
    PublishContentHandler,
    UpdateBrandHandler,
    WithdrawContentHandler,
    ArticlesOfSeriesHandler,
    ArticleDetailsHandler,
    NewsletterDetailsHandler,
    WalkDetailsHandler,
    MemberPageHandler,
    DynamicPagesHandler,
    LiveBannerHandler,
  ],
})
export class ContentModule {}
