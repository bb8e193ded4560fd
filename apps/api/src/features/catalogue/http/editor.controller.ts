import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Allow } from '../../../kernel/auth/allow.decorator.js';
import { type Caller, CommandCaller } from '../../../kernel/event-store/caller.decorator.js';
import { PageQueryDto } from '../../../kernel/http/dto/page.dto.js';
import {
  CatalogueCollection,
  CatalogueCollectionDto,
  NewCollectionPathDto,
} from '../commands/catalogue-collection.js';
import { DeleteCollection } from '../commands/delete-collection.js';
import { RetagLooks, RetagLooksDto } from '../commands/retag-looks.js';
import { ShowCollection } from '../commands/show-collection.js';
import { UndoRetag } from '../commands/undo-retag.js';
import { RetagListDto, RetagProgressDto } from '../dto/retag-progress.dto.js';
import { ShownCollectionDto } from '../dto/shown-collection.dto.js';
import { RetagList } from '../queries/retag-list.js';
import { RetagProgress } from '../queries/retag-progress.js';

@Controller('api/editor')
@Allow('catalogue:write')
export class EditorController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** Makes or revises a collection with the looks that are given; the others stay. */
  @Put('collections/:slug')
  catalogue(
    @CommandCaller() caller: Caller,
    @Param() { slug }: NewCollectionPathDto,
    @Body() body: CatalogueCollectionDto,
  ): Promise<ShownCollectionDto> {
    return this.commands.execute(new CatalogueCollection(caller, slug, body));
  }

  /** Publishes a collection. */
  @Post('collections/:slug/publish')
  @HttpCode(200)
  publish(@CommandCaller() caller: Caller, @Param('slug') slug: string): Promise<ShownCollectionDto> {
    return this.commands.execute(new ShowCollection(caller, slug, 'published'));
  }

  /** Takes a collection back. */
  @Post('collections/:slug/withdraw')
  @HttpCode(200)
  withdraw(@CommandCaller() caller: Caller, @Param('slug') slug: string): Promise<ShownCollectionDto> {
    return this.commands.execute(new ShowCollection(caller, slug, 'withdrawn'));
  }

  /** Deletes a draft or a collection that was withdrawn. */
  @Delete('collections/:slug')
  @HttpCode(204)
  remove(@CommandCaller() caller: Caller, @Param('slug') slug: string): Promise<void> {
    return this.commands.execute(new DeleteCollection(caller, slug));
  }

  /** Gives up to 100,000 looks of any number of collections other tags: 202 at once, progress under the id it names. */
  @Post('retags')
  @HttpCode(202)
  retag(@CommandCaller() caller: Caller, @Body() body: RetagLooksDto): Promise<RetagProgressDto> {
    return this.commands.execute(new RetagLooks(caller, body));
  }

  /** Retaggings of the past, the newest first; those of merged concepts too. */
  @Get('retags')
  list(@Query() { page }: PageQueryDto): Promise<RetagListDto> {
    return this.queries.execute(new RetagList(page));
  }

  /** How far a retagging is. */
  @Get('retags/:id')
  progress(@Param('id') id: string): Promise<RetagProgressDto> {
    return this.queries.execute(new RetagProgress(id));
  }

  /** Gives the looks of a retagging the tags they had. */
  @Post('retags/:id/undo')
  @HttpCode(202)
  undo(@CommandCaller() caller: Caller, @Param('id') id: string): Promise<RetagProgressDto> {
    return this.commands.execute(new UndoRetag(caller, id));
  }
}
