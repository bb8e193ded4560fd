import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MediaLookup } from '../catalogue/index.js';
import { FiguresModule } from '../figures/index.js';
import { QuestionsModule } from '../questions/index.js';
import { SharingModule } from '../sharing/index.js';
import { AddSlideHandler } from './commands/add-slide.js';
import { ArrangeSlidesHandler } from './commands/arrange-slides.js';
import { ChangeSlideHandler } from './commands/change-slide.js';
import { CreateDeckHandler } from './commands/create-deck.js';
import { DeleteDeckHandler } from './commands/delete-deck.js';
import { ExportDeckHandler } from './commands/export-deck.js';
import { RemoveSlideHandler } from './commands/remove-slide.js';
import { RenameDeckHandler } from './commands/rename-deck.js';
import { DeckItems } from './deck-items.js';
import { Decks } from './decks.js';
import { DeckFilesController } from './http/deck-files.controller.js';
import { DecksController } from './http/decks.controller.js';
import { SlidesController } from './http/slides.controller.js';
import { DeckDetailsHandler } from './queries/deck-details.js';
import { ListDecksHandler } from './queries/list-decks.js';
import { SlideShownHandler } from './queries/slide-shown.js';
import { ChooseRefreshHandler } from './refresh/choose-refresh.js';
import { RefreshDeckHandler, StartDueRefreshesHandler } from './refresh/refresh-deck.handler.js';
import { RenderSlide } from './rendering/render-slide.js';
import { DECKS_ENTITIES } from './schema.js';

/** Decks: pages of figures, questions, looks, boards and words. */
@Module({
  imports: [FiguresModule, QuestionsModule, SharingModule, TypeOrmModule.forFeature(DECKS_ENTITIES)],
  controllers: [DecksController, SlidesController, DeckFilesController],
  providers: [
    Decks,
    DeckItems,
    MediaLookup,
    RenderSlide,
    ChooseRefreshHandler,
    StartDueRefreshesHandler,
    RefreshDeckHandler,
    AddSlideHandler,
    ArrangeSlidesHandler,
    ChangeSlideHandler,
    CreateDeckHandler,
    DeleteDeckHandler,
    ExportDeckHandler,
    RemoveSlideHandler,
    RenameDeckHandler,
    DeckDetailsHandler,
    ListDecksHandler,
    SlideShownHandler,
  ],
  exports: [Decks],
})
export class DecksModule {}
