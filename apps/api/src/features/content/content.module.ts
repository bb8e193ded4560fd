import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MemberEntity } from '../accounts/index.js';
import { FiguresModule } from '../figures/index.js';
import { AnsweredFigures } from './answered-figures.js';
import { Articles } from './articles.js';
import { CheckTranslationHandler } from './commands/check-translation.js';
import { DiscardDraftHandler } from './commands/discard-draft.js';
import { EndDraftPreviewHandler, PreviewDraftHandler } from './commands/preview-draft.js';
import { PublishContentHandler } from './commands/publish-content.js';
import { PublishDraftHandler } from './commands/publish-draft.js';
import { PublishScheduledHandler } from './commands/publish-scheduled.handler.js';
import { SaveDraftHandler } from './commands/save-draft.js';
import { ScheduleDraftHandler } from './commands/schedule-draft.js';
import { UpdateBrandHandler } from './commands/update-brand.js';
import { WithdrawContentHandler } from './commands/withdraw-content.js';
import { Drafts } from './drafts.js';
import { EditorNames } from './editor-names.js';
import { EntryNumbers } from './entry-numbers.js';
import { ArticlesController } from './http/articles.controller.js';
import { BannersController } from './http/banners.controller.js';
import { DraftPreviewsController } from './http/draft-previews.controller.js';
import { DynamicPagesController } from './http/dynamic-pages.controller.js';
import { EditorContentController } from './http/editor-content.controller.js';
import { OwnBrandController } from './http/own-brand.controller.js';
import { WordsController } from './http/words.controller.js';
import { PublishDrafts } from './publish-drafts.js';
import { ArticleDetailsHandler } from './queries/article-details.js';
import { ArticlesOfSeriesHandler } from './queries/articles-of-series.js';
import { DraftPreviewHandler } from './queries/draft-preview.js';
import { DynamicPagesHandler } from './queries/dynamic-pages.js';
import { LiveBannerHandler } from './queries/live-banner.js';
import { MemberPageHandler } from './queries/member-page.js';
import { NewsletterDetailsHandler } from './queries/newsletter-details.js';
import { WalkDetailsHandler } from './queries/walk-details.js';
import { WrittenDetailsHandler } from './queries/written-details.js';
import { WrittenHistoryHandler, WrittenVersionHandler } from './queries/written-history.js';
import { WrittenListHandler } from './queries/written-list.js';
import { TranslationChecks } from './translation-checks.js';
import { WrittenEntries } from './written-entries.js';

@Module({
  imports: [TypeOrmModule.forFeature([MemberEntity]), FiguresModule],
  controllers: [
    EditorContentController,
    ArticlesController,
    BannersController,
    OwnBrandController,
    WordsController,
    DraftPreviewsController,
    // Last: it answers whatever nothing else does.
    DynamicPagesController,
  ],
  providers: [
    AnsweredFigures,
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
    Drafts,
    EditorNames,
    EntryNumbers,
    WrittenEntries,
    PublishDrafts,
    TranslationChecks,
    CheckTranslationHandler,
    SaveDraftHandler,
    DiscardDraftHandler,
    PublishDraftHandler,
    ScheduleDraftHandler,
    PublishScheduledHandler,
    PreviewDraftHandler,
    EndDraftPreviewHandler,
    WrittenListHandler,
    WrittenDetailsHandler,
    WrittenHistoryHandler,
    WrittenVersionHandler,
    DraftPreviewHandler,
  ],
})
export class ContentModule {}
