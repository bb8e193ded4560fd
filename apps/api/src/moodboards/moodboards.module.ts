import { Module } from '@nestjs/common';
import { MediaLookup } from '../catalogue/media-lookup.js';
import { AddLookController } from './add-look/add-look.controller.js';
import { AddLookHandler } from './add-look/add-look.handler.js';
import { ChooseCoverController } from './choose-cover/choose-cover.controller.js';
import { ChooseCoverHandler } from './choose-cover/choose-cover.handler.js';
import { CommentLookController } from './comment-look/comment-look.controller.js';
import { CommentLookHandler } from './comment-look/comment-look.handler.js';
import { CreateMoodboardController } from './create-moodboard/create-moodboard.controller.js';
import { CreateMoodboardHandler } from './create-moodboard/create-moodboard.handler.js';
import { DeleteMoodboardController } from './delete-moodboard/delete-moodboard.controller.js';
import { DeleteMoodboardHandler } from './delete-moodboard/delete-moodboard.handler.js';
import { RestoreMoodboardHandler } from './delete-moodboard/restore-moodboard.handler.js';
import { BringBackHandler } from './history/bring-back.handler.js';
import { HistoryController } from './history/history.controller.js';
import { HistoryQuery } from './history/history.query.js';
import { MoodboardsController } from './moodboard-details/moodboards.controller.js';
import { MoodboardsQuery } from './moodboard-details/moodboards.query.js';
import { Moodboards } from './moodboards.js';
import { MoveLooksController } from './move-looks/move-looks.controller.js';
import { MoveLooksHandler } from './move-looks/move-looks.handler.js';
import { BoardPdfs } from './pdf/board-pdfs.js';
import { MoodboardPdfController } from './pdf/moodboard-pdf.controller.js';
import { RemoveLookController } from './remove-look/remove-look.controller.js';
import { RemoveLookHandler } from './remove-look/remove-look.handler.js';
import { RenameMoodboardController } from './rename-moodboard/rename-moodboard.controller.js';
import { RenameMoodboardHandler } from './rename-moodboard/rename-moodboard.handler.js';
import { ReorderMoodboardController } from './reorder-moodboard/reorder-moodboard.controller.js';
import { ReorderMoodboardHandler } from './reorder-moodboard/reorder-moodboard.handler.js';
import { ShareMoodboardController } from './share-moodboard/share-moodboard.controller.js';
import { ShareMoodboardHandler } from './share-moodboard/share-moodboard.handler.js';

@Module({
  controllers: [
    CreateMoodboardController,
    RemoveLookController,
    ReorderMoodboardController,
    DeleteMoodboardController,
    ShareMoodboardController,
    MoodboardPdfController,
    HistoryController,
    MoodboardsController,
    RenameMoodboardController,
    AddLookController,
    ChooseCoverController,
    MoveLooksController,
    CommentLookController,
  ],
  providers: [
    Moodboards,
    MoodboardsQuery,
    HistoryQuery,
    BringBackHandler,
    MediaLookup,
    BoardPdfs,
    CreateMoodboardHandler,
    RenameMoodboardHandler,
    AddLookHandler,
    RemoveLookHandler,
    ChooseCoverHandler,
    MoveLooksHandler,
    CommentLookHandler,
    ReorderMoodboardHandler,
    DeleteMoodboardHandler,
    RestoreMoodboardHandler,
    ShareMoodboardHandler,
  ],
})
export class MoodboardsModule {}
