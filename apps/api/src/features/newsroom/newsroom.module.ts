import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountsModule, MemberEntity } from '../accounts/index.js';
import { DoubleTaggingModule } from '../double-tagging/index.js';
import { PaymentsModule } from '../payments/index.js';
import { PaywallModule } from '../paywall/index.js';
import { PicturesModule } from '../pictures/index.js';
import { SubscriptionsModule } from '../subscriptions/index.js';
import { AddPictureHandler } from './commands/add-picture.js';
import { DownloadPressKitHandler } from './commands/download-press-kit.js';
import { HelpMemberHandler } from './commands/help-member.js';
import { MoveShowHandler } from './commands/move-show.js';
import { EndPreviewsHandler, MakePreviewHandler } from './commands/preview-links.js';
import { PublishDueShowsHandler } from './commands/publish-due-shows.handler.js';
import { ReviseShowHandler } from './commands/revise-show.js';
import { SetEmbargoHandler } from './commands/set-embargo.js';
import { TagLooksHandler } from './commands/tag-looks.js';
import { WriteDealHandler } from './commands/write-deal.js';
import { HintOutcomes } from './hint-outcomes.js';
import { BrandsController } from './http/brands.controller.js';
import { DealsController } from './http/deals.controller.js';
import { PeopleController } from './http/people.controller.js';
import { PressKitController } from './http/press-kit.controller.js';
import { PreviewsController } from './http/previews.controller.js';
import { RoomsController } from './http/rooms.controller.js';
import { ShowsController } from './http/shows.controller.js';
import { TaggingController } from './http/tagging.controller.js';
import { Previews } from './previews.js';
import { DealsHandler } from './queries/deals.js';
import { LookHintsHandler } from './queries/look-hints.js';
import { MemberDataHandler } from './queries/member-data.js';
import { BrandsToShowHandler } from './queries/own-brands.js';
import { PeopleHandler } from './queries/people.js';
import { PersonHandler } from './queries/person.js';
import { PressKitDownloadsHandler } from './queries/press-kit-downloads.js';
import { PreviewedPictureHandler, PreviewOfShowHandler } from './queries/preview.js';
import { RoomsHandler } from './queries/rooms.js';
import { ShowHistoryHandler } from './queries/show-history.js';
import { TagHintsHandler } from './queries/tag-hints.js';
import { TaggingQueueHandler } from './queries/tagging-queue.js';
import { TaggingWordsHandler } from './queries/tagging-words.js';
import { NEWSROOM_ENTITIES } from './schema.js';

/** Where those who run Toile and those who keep brands work on shows. */
@Module({
  imports: [
    AccountsModule,
    SubscriptionsModule,
    PaymentsModule,
    PaywallModule,
    DoubleTaggingModule,
    PicturesModule,
    TypeOrmModule.forFeature([...NEWSROOM_ENTITIES, MemberEntity]),
  ],
  controllers: [
    BrandsController,
    ShowsController,
    PressKitController,
    PreviewsController,
    TaggingController,
    PeopleController,
    DealsController,
    RoomsController,
  ],
  providers: [
    Previews,
    ReviseShowHandler,
    SetEmbargoHandler,
    MoveShowHandler,
    AddPictureHandler,
    DownloadPressKitHandler,
    PressKitDownloadsHandler,
    MakePreviewHandler,
    EndPreviewsHandler,
    PublishDueShowsHandler,
    ShowHistoryHandler,
    BrandsToShowHandler,
    HintOutcomes,
    TagLooksHandler,
    TaggingQueueHandler,
    TaggingWordsHandler,
    TagHintsHandler,
    LookHintsHandler,
    HelpMemberHandler,
    WriteDealHandler,
    DealsHandler,
    PeopleHandler,
    PersonHandler,
    MemberDataHandler,
    RoomsHandler,
    PreviewOfShowHandler,
    PreviewedPictureHandler,
  ],
})
export class NewsroomModule {}
