import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Put, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Allow } from '../../../kernel/auth/allow.decorator.js';
import type { Member } from '../../../kernel/auth/member.js';
import { Viewer } from '../../../kernel/auth/viewer.decorator.js';
import { type Caller, CommandCaller } from '../../../kernel/event-store/caller.decorator.js';
import { PrivateAnswers } from '../../../kernel/http/answer-headers.decorator.js';
import { CqrsController } from '../../../kernel/http/cqrs-controller.js';
import { CreateDeck, CreateDeckDto } from '../commands/create-deck.js';
import { DeleteDeck } from '../commands/delete-deck.js';
import { RenameDeck, RenameDeckDto } from '../commands/rename-deck.js';
import { DeckDetails } from '../queries/deck-details.js';
import { DecksDto, ListDecks } from '../queries/list-decks.js';
import { ChooseRefresh, ChooseRefreshDto } from '../refresh/choose-refresh.js';
import { DeckDto } from '../slide.dto.js';

/** Pages of figures, questions, looks and words that are shown, and taken away as PowerPoint or PDF. */
@Controller('api/dashboard/decks')
@Allow('dashboard:decks')
@PrivateAnswers()
export class DecksController extends CqrsController {
  /** Your decks and those that colleagues of your subscription share, the last changed first. */
  @Get()
  list(@Viewer() viewer: Member): Promise<DecksDto> {
    return this.queries.execute(new ListDecks(viewer));
  }

  /** Begins a deck, from nothing or from a template. */
  @Post()
  async create(
    @CommandCaller() caller: Caller,
    @Body() body: CreateDeckDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<DeckDto> {
    const deck = await this.commands.execute(new CreateDeck(caller, body));
    reply.header('location', `/api/dashboard/decks/${deck.id}`);
    return deck;
  }

  /** A deck with its slides. */
  @Get(':id')
  details(@Viewer() viewer: Member, @Param('id') id: string): Promise<DeckDto> {
    return this.queries.execute(new DeckDetails(id, viewer));
  }

  /** Another title. */
  @Patch(':id')
  rename(
    @CommandCaller() caller: Caller,
    @Param('id') id: string,
    @Body() body: RenameDeckDto,
  ): Promise<DeckDto> {
    return this.commands.execute(new RenameDeck(caller, id, body.title));
  }

  /** Has the figures of a deck asked again on a day of the week, at seven in Paris, for the first time at once; slides mark what changed since the time before. */
  @Put(':id/refresh')
  refresh(
    @CommandCaller() caller: Caller,
    @Param('id') id: string,
    @Body() body: ChooseRefreshDto,
  ): Promise<DeckDto> {
    return this.commands.execute(new ChooseRefresh(caller, id, body.weekday));
  }

  /** Has its figures asked whenever it is looked at. */
  @Delete(':id/refresh')
  endRefresh(@CommandCaller() caller: Caller, @Param('id') id: string): Promise<DeckDto> {
    return this.commands.execute(new ChooseRefresh(caller, id, null));
  }

  /** Deletes a deck of your own. */
  @Delete(':id')
  @HttpCode(204)
  remove(@CommandCaller() caller: Caller, @Param('id') id: string): Promise<void> {
    return this.commands.execute(new DeleteDeck(caller, id));
  }
}
