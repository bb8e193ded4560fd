import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Allow } from '../../../kernel/auth/allow.decorator.js';
import type { Member } from '../../../kernel/auth/member.js';
import { Viewer } from '../../../kernel/auth/viewer.decorator.js';
import { type Caller, CommandCaller } from '../../../kernel/event-store/caller.decorator.js';
import {
  NewCollectionPathDto,
  OwnCollections,
  OwnCollectionsDto,
  ShownCollectionDto,
  ShowsQueryDto,
} from '../../catalogue/index.js';
import { PICTURE_FORM, pictureIn } from '../../pictures/index.js';
import { AddedPictureDto, AddPicture, PictureOfShowQueryDto } from '../commands/add-picture.js';
import { MovedShowDto, MoveShow, MoveShowDto } from '../commands/move-show.js';
import { EndPreviews, MakePreview, MakePreviewDto, PreviewLinkDto } from '../commands/preview-links.js';
import { ReviseShow, ReviseShowDto } from '../commands/revise-show.js';
import { SetEmbargo, SetEmbargoDto } from '../commands/set-embargo.js';
import { ShowHistory, ShowHistoryDto } from '../queries/show-history.js';

/** Shows as those who work on them see them: all for editors, their own brands' for brands. */
@Controller('api/newsroom/shows')
@Allow('collections:own')
export class ShowsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** Shows by words, state and days, drafts included, the newest first or the oldest. */
  @Get()
  list(@Viewer() member: Member, @Query() asked: ShowsQueryDto): Promise<OwnCollectionsDto> {
    return this.queries.execute(new OwnCollections(member, asked.page, asked));
  }

  /** Makes a show, or says other things of it; 409 names what others have changed since it was seen. */
  @Put(':slug')
  revise(
    @CommandCaller() caller: Caller,
    @Viewer() member: Member,
    @Param() { slug }: NewCollectionPathDto,
    @Body() body: ReviseShowDto,
  ): Promise<ShownCollectionDto> {
    return this.commands.execute(new ReviseShow(caller, member, slug, body));
  }

  /** Until when nobody else may see a show, its pictures included, and whether it is published then. */
  @Put(':slug/embargo')
  embargo(
    @CommandCaller() caller: Caller,
    @Viewer() member: Member,
    @Param('slug') slug: string,
    @Body() body: SetEmbargoDto,
  ): Promise<ShownCollectionDto> {
    return this.commands.execute(new SetEmbargo(caller, member, slug, body));
  }

  /** Puts a show on another day or hour; an embargo that ends with it moves along. 409 where somebody else has moved it. */
  @Post(':slug/move')
  @HttpCode(200)
  move(
    @CommandCaller() caller: Caller,
    @Viewer() member: Member,
    @Param('slug') slug: string,
    @Body() body: MoveShowDto,
  ): Promise<MovedShowDto> {
    return this.commands.execute(new MoveShow(caller, member, slug, body));
  }

  /** Takes a picture in and makes it a look of the show; says where the same or nearly the same is already. */
  @Post(':slug/pictures')
  @ApiConsumes('multipart/form-data')
  @ApiBody({ schema: PICTURE_FORM })
  add(
    @CommandCaller() caller: Caller,
    @Viewer() member: Member,
    @Param('slug') slug: string,
    @Query() file: PictureOfShowQueryDto,
    @Req() request: FastifyRequest,
  ): Promise<AddedPictureDto> {
    return this.commands.execute(new AddPicture(caller, member, slug, file, pictureIn(request)));
  }

  /** Who has done what to a show, the last change first. */
  @Get(':slug/history')
  history(@Viewer() member: Member, @Param('slug') slug: string): Promise<ShowHistoryDto> {
    return this.queries.execute(new ShowHistory(member, slug));
  }

  /** A link by which somebody without an account sees the show until it expires. */
  @Post(':slug/previews')
  preview(
    @Viewer() member: Member,
    @Param('slug') slug: string,
    @Body() { hours }: MakePreviewDto,
  ): Promise<PreviewLinkDto> {
    return this.commands.execute(new MakePreview(member, slug, hours));
  }

  /** All links to the show stop working. */
  @Delete(':slug/previews')
  @HttpCode(204)
  endPreviews(@Viewer() member: Member, @Param('slug') slug: string): Promise<void> {
    return this.commands.execute(new EndPreviews(member, slug));
  }
}
