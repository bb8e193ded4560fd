import {
  Body,
  Controller,
  Delete,
  Get,
  Header,
  HttpCode,
  Param,
  Patch,
  Post,
  Query,
  Req,
  Res,
} from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiCreatedResponse, ApiOkResponse } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Allow } from '../../../kernel/auth/allow.decorator.js';
import { OpenToTokens } from '../../../kernel/auth/bearer-tokens.js';
import { CsrfForm } from '../../../kernel/auth/csrf/csrf-form.decorator.js';
import type { Member } from '../../../kernel/auth/member.js';
import { Viewer } from '../../../kernel/auth/viewer.decorator.js';
import { type Caller, CommandCaller } from '../../../kernel/event-store/caller.decorator.js';
import { isForm, pagePath } from '../../../kernel/http/page-redirect.js';
import { CreateMoodboard, NameMoodboardDto } from '../commands/create-moodboard.js';
import { DeleteMoodboard } from '../commands/delete-moodboard.js';
import { DuplicateMoodboard } from '../commands/duplicate-moodboard.js';
import { RenameMoodboard, RenameMoodboardDto } from '../commands/rename-moodboard.js';
import { RestoreMoodboard } from '../commands/restore-moodboard.js';
import { SharedMoodboardDto, ShareMoodboard } from '../commands/share-moodboard.js';
import { UnshareMoodboard } from '../commands/unshare-moodboard.js';
import { MoodboardChangeDto, MoodboardCreationDto } from '../moodboard.dto.js';
import { DeletedMoodboards, DeletedMoodboardsDto } from '../queries/deleted-moodboards.js';
import { ListMoodboards, MoodboardListDto, MoodboardListQueryDto } from '../queries/list-moodboards.js';
import { SavedPictures, SavedPicturesDto, SavedPicturesQueryDto } from '../queries/saved-pictures.js';

/** Boards of members. Forms of the pages are led back to the list. */
@Controller('moodboards')
@Allow('moodboards:own')
export class MoodboardsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** The member’s boards, or those shared with them (`of`), the last changed first; `contains` says which hold the picture that is asked with. */
  @Get(['', 'list/ajax'])
  @OpenToTokens('moodboards:read')
  @Header('cache-control', 'private, no-store')
  list(@Viewer() viewer: Member, @Query() query: MoodboardListQueryDto): Promise<MoodboardListDto> {
    return this.queries.execute(new ListMoodboards(viewer.subject, query));
  }

  /** Which of the pictures of a page stand on a board of the member. */
  @Get('saved')
  @OpenToTokens('moodboards:read')
  @Header('cache-control', 'private, no-store')
  saved(@Viewer() viewer: Member, @Query() query: SavedPicturesQueryDto): Promise<SavedPicturesDto> {
    return this.queries.execute(new SavedPictures(viewer.subject, query.pictures));
  }

  /** Boards that were deleted and can be restored. */
  @Get('deleted')
  @Header('cache-control', 'private, no-store')
  deleted(@Viewer() viewer: Member): Promise<DeletedMoodboardsDto> {
    return this.queries.execute(new DeletedMoodboards(viewer.subject));
  }

  /** Makes a board; one for each `Idempotency-Key`. */
  @Post('create')
  @OpenToTokens('moodboards:write')
  @CsrfForm('moodboard')
  @ApiCreatedResponse({ type: MoodboardCreationDto })
  async create(
    @CommandCaller() caller: Caller,
    @Body() body: NameMoodboardDto,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { moodboard } = await this.commands.execute(new CreateMoodboard(caller, body.name));
    if (isForm(request)) return backToList(request, reply);
    await reply.status(201).header('location', `/moodboards/${moodboard.slug}/more`).send(moodboard);
  }

  /** Makes a board like another one of the member, or one that is shared (by its token; pictures alone); one for each `Idempotency-Key`. */
  @Post('duplicate/:address')
  @CsrfForm('moodboard')
  @ApiCreatedResponse({ type: MoodboardCreationDto })
  async duplicate(
    @CommandCaller() caller: Caller,
    @Param('address') address: string,
    @Body() body: NameMoodboardDto,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const made = await this.commands.execute(new DuplicateMoodboard(caller, address, body.name));
    if (isForm(request))
      return void (await reply
        .status(303)
        .header('location', pagePath(request, `/moodboards/${made.slug}`))
        .send());
    await reply.status(201).header('location', `/moodboards/${made.slug}/more`).send(made);
  }

  /** Gives a board another name, another description; what is left out stays. */
  @Patch(':slug')
  rename(
    @CommandCaller() caller: Caller,
    @Param('slug') slug: string,
    @Body() body: RenameMoodboardDto,
  ): Promise<MoodboardChangeDto> {
    return this.commands.execute(new RenameMoodboard(caller, slug, body));
  }

  /** Deletes a board by the token of the confirmation page; it can be undone for 30 days. */
  @Post('delete/:slug')
  @HttpCode(204)
  @CsrfForm('moodboard-delete')
  async delete(
    @CommandCaller() caller: Caller,
    @Param('slug') slug: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.commands.execute(new DeleteMoodboard(caller, slug));
    if (isForm(request)) return backToList(request, reply);
    await reply.status(204).send();
  }

  /** Undoes a deletion. */
  @Post('restore/:slug')
  @HttpCode(200)
  @CsrfForm('moodboard-restore')
  @ApiOkResponse({ type: MoodboardChangeDto })
  async restore(
    @CommandCaller() caller: Caller,
    @Param('slug') slug: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const restored = await this.commands.execute(new RestoreMoodboard(caller, slug));
    if (isForm(request)) return backToList(request, reply);
    await reply.status(200).send(restored);
  }

  /** Gives a board a public address; the one before stops working. */
  @Post('share/:slug')
  @HttpCode(200)
  share(@CommandCaller() caller: Caller, @Param('slug') slug: string): Promise<SharedMoodboardDto> {
    return this.commands.execute(new ShareMoodboard(caller, slug));
  }

  /** Takes the public address away. */
  @Delete('share/:slug')
  @HttpCode(204)
  unshare(@CommandCaller() caller: Caller, @Param('slug') slug: string): Promise<void> {
    return this.commands.execute(new UnshareMoodboard(caller, slug));
  }
}

async function backToList(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  await reply.status(303).header('location', pagePath(request, '/moodboards')).send();
}
