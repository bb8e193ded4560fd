import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MediaLookup } from '../catalogue/index.js';
import { FiguresModule } from '../figures/index.js';
import { PicturesModule } from '../pictures/index.js';
import { SharingModule } from '../sharing/index.js';
import { BoardAccess } from './board-access.js';
import { BoardInvitations } from './board-invitations.js';
import { BoardNames } from './board-names.js';
import { BoardPersonLookup } from './board-person-lookup.js';
import { BoardsAsItems } from './boards-as-items.js';
import { BoardsInOwnData } from './boards-in-own-data.js';
import { AcceptInvitationHandler } from './commands/accept-invitation.js';
import { AddLookHandler } from './commands/add-look.js';
import { AddToNamedMoodboardHandler } from './commands/add-to-named-moodboard.js';
import { ArrangeBoardHandler, ChooseArrangementHandler } from './commands/arrange-board.js';
import { BringBackHandler } from './commands/bring-back.js';
import { ChangeBoardRoleHandler } from './commands/change-board-role.js';
import { ChooseCoverHandler } from './commands/choose-cover.js';
import { ChooseMentionMailsHandler } from './commands/choose-mention-mails.js';
import { CommentLookHandler } from './commands/comment-look.js';
import { CreateMoodboardHandler } from './commands/create-moodboard.js';
import { DeclineInvitationHandler } from './commands/decline-invitation.js';
import { DeleteMoodboardHandler } from './commands/delete-moodboard.js';
import { DuplicateMoodboardHandler } from './commands/duplicate-moodboard.js';
import { DescribePictureHandler, HangPictureHandler } from './commands/hang-picture.js';
import { InviteToBoardHandler } from './commands/invite-to-board.js';
import { MarkCommentsReadHandler } from './commands/mark-comments-read.js';
import { MoveLooksHandler } from './commands/move-looks.js';
import { NameSectionHandler } from './commands/name-section.js';
import { RemoveFromBoardHandler } from './commands/remove-from-board.js';
import { RemoveLookHandler } from './commands/remove-look.js';
import { RemoveLooksHandler } from './commands/remove-looks.js';
import { RemoveSectionHandler } from './commands/remove-section.js';
import { RenameMoodboardHandler } from './commands/rename-moodboard.js';
import { ReorderMoodboardHandler } from './commands/reorder-moodboard.js';
import { RestoreMoodboardHandler } from './commands/restore-moodboard.js';
import { ShareMoodboardHandler } from './commands/share-moodboard.js';
import { UnshareMoodboardHandler } from './commands/unshare-moodboard.js';
import { WithdrawInvitationHandler } from './commands/withdraw-invitation.js';
import { WriteBoardLinkHandler } from './commands/write-board-link.js';
import { WriteBoardNoteHandler } from './commands/write-board-note.js';
import { CommentsRead } from './comments-read.js';
import { BoardCommentsController } from './http/board-comments.controller.js';
import { BoardInvitationsController } from './http/board-invitations.controller.js';
import { BoardPeopleController } from './http/board-people.controller.js';
import { MoodboardArrangementController } from './http/moodboard-arrangement.controller.js';
import { MoodboardCardsController } from './http/moodboard-cards.controller.js';
import { MoodboardHistoryController } from './http/moodboard-history.controller.js';
import { MoodboardLooksController } from './http/moodboard-looks.controller.js';
import { MoodboardPdfController } from './http/moodboard-pdf.controller.js';
import { MoodboardSectionsController } from './http/moodboard-sections.controller.js';
import { MoodboardsController } from './http/moodboards.controller.js';
import { OwnPicturesController } from './http/own-pictures.controller.js';
import { MoodboardItems } from './moodboard-items.js';
import { Moodboards } from './moodboards.js';
import { OwnPictures } from './own-pictures/own-pictures.js';
import { SweepOwnPicturesHandler } from './own-pictures/sweep-own-pictures.handler.js';
import { BoardPdfs } from './pdf/board-pdfs.js';
import { BoardInvitationHandler } from './queries/board-invitation.js';
import { DeletedMoodboardsHandler } from './queries/deleted-moodboards.js';
import { ListMoodboardsHandler } from './queries/list-moodboards.js';
import { MoodboardHistoryHandler } from './queries/moodboard-history.js';
import { MoodboardPageHandler } from './queries/moodboard-page.js';
import { MoodboardToDrawHandler } from './queries/moodboard-to-draw.js';
import { MoodboardVersionHandler } from './queries/moodboard-version.js';
import { OwnPictureHandler } from './queries/own-picture.js';
import { PeopleOfBoardHandler } from './queries/people-of-board.js';
import { SavedPicturesHandler } from './queries/saved-pictures.js';
import { MoodboardsReadModel } from './read-models/moodboards.read-model.js';
import { MOODBOARDS_ENTITIES } from './schema.js';
import { SharedBoards } from './shared-boards.js';

const COMMANDS = [
  CreateMoodboardHandler,
  DuplicateMoodboardHandler,
  AddToNamedMoodboardHandler,
  RenameMoodboardHandler,
  AddLookHandler,
  RemoveLookHandler,
  RemoveLooksHandler,
  MoveLooksHandler,
  CommentLookHandler,
  WriteBoardNoteHandler,
  WriteBoardLinkHandler,
  HangPictureHandler,
  DescribePictureHandler,
  ChooseArrangementHandler,
  ArrangeBoardHandler,
  ChooseCoverHandler,
  ReorderMoodboardHandler,
  NameSectionHandler,
  RemoveSectionHandler,
  BringBackHandler,
  DeleteMoodboardHandler,
  RestoreMoodboardHandler,
  ShareMoodboardHandler,
  UnshareMoodboardHandler,
  InviteToBoardHandler,
  WithdrawInvitationHandler,
  AcceptInvitationHandler,
  DeclineInvitationHandler,
  ChangeBoardRoleHandler,
  RemoveFromBoardHandler,
  ChooseMentionMailsHandler,
  MarkCommentsReadHandler,
];
const QUERIES = [
  ListMoodboardsHandler,
  DeletedMoodboardsHandler,
  MoodboardPageHandler,
  MoodboardHistoryHandler,
  MoodboardVersionHandler,
  MoodboardToDrawHandler,
  SavedPicturesHandler,
  OwnPictureHandler,
  PeopleOfBoardHandler,
  BoardInvitationHandler,
];

@Module({
  imports: [TypeOrmModule.forFeature(MOODBOARDS_ENTITIES), FiguresModule, PicturesModule, SharingModule],
  controllers: [
    BoardInvitationsController,
    BoardCommentsController,
    BoardPeopleController,
    MoodboardsController,
    MoodboardLooksController,
    MoodboardSectionsController,
    MoodboardCardsController,
    OwnPicturesController,
    MoodboardArrangementController,
    MoodboardHistoryController,
    MoodboardPdfController,
  ],
  providers: [
    Moodboards,
    MoodboardsReadModel,
    MoodboardItems,
    MediaLookup,
    SharedBoards,
    BoardAccess,
    BoardInvitations,
    BoardNames,
    BoardPersonLookup,
    BoardsAsItems,
    BoardsInOwnData,
    CommentsRead,
    BoardPdfs,
    OwnPictures,
    SweepOwnPicturesHandler,
    ...COMMANDS,
    ...QUERIES,
  ],
  exports: [SharedBoards],
})
export class MoodboardsModule {}
