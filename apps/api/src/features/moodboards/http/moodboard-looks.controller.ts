import {
  Body,
  Controller,
  Delete,
  Get,
  Header,
  HttpCode,
  Param,
  Post,
  Put,
  Query,
  Res,
} from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiCreatedResponse, ApiOkResponse } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Allow, Public } from '../../../kernel/auth/allow.decorator.js';
import { OpenToTokens } from '../../../kernel/auth/bearer-tokens.js';
import type { Member } from '../../../kernel/auth/member.js';
import { Viewer } from '../../../kernel/auth/viewer.decorator.js';
import { type Caller, CommandCaller } from '../../../kernel/event-store/caller.decorator.js';
import { MediaKeyDto } from '../../catalogue/index.js';
import { AddLook } from '../commands/add-look.js';
import { AddToNamedMoodboard } from '../commands/add-to-named-moodboard.js';
import { ChooseCover, ChooseCoverDto } from '../commands/choose-cover.js';
import { CommentLook, CommentLookDto } from '../commands/comment-look.js';
import { NameMoodboardDto } from '../commands/create-moodboard.js';
import { MoveLooks, MoveLooksDto } from '../commands/move-looks.js';
import { RemoveLook, RemoveLookDto } from '../commands/remove-look.js';
import { RemoveLooks, RemoveLooksDto } from '../commands/remove-looks.js';
import { ReorderMoodboard, ReorderMoodboardDto } from '../commands/reorder-moodboard.js';
import { MoodboardChangeDto, MoodboardCreationWithItemDto } from '../moodboard.dto.js';
import { MoodboardPage, MoodboardPageDto, MoodboardPageQueryDto } from '../queries/moodboard-page.js';

/** What is on a board. Every PUT may be repeated. */
@Controller('moodboards')
@Allow('moodboards:own')
export class MoodboardLooksController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** What is on a board of one’s own or one that is shared with the reader, in its order. */
  @Get(':slug/more')
  @OpenToTokens('moodboards:read')
  @Header('cache-control', 'private, no-store')
  own(
    @Viewer() viewer: Member,
    @Param('slug') slug: string,
    @Query() query: MoodboardPageQueryDto,
  ): Promise<MoodboardPageDto> {
    return this.queries.execute(new MoodboardPage({ subject: viewer.subject, slug }, query));
  }

  /** What is on a shared board. */
  @Get(['public/:token', 'public/:token/more'])
  @Public()
  @Header('cache-control', 'no-store')
  @Header('x-robots-tag', 'noindex')
  shared(@Param('token') token: string, @Query() query: MoodboardPageQueryDto): Promise<MoodboardPageDto> {
    return this.queries.execute(new MoodboardPage({ token }, query));
  }

  /** Puts a picture on the board of that name, which is made (201) unless it is there. */
  @Put('create-and-add/:type/:slug')
  @ApiOkResponse({ type: MoodboardCreationWithItemDto })
  @ApiCreatedResponse({ type: MoodboardCreationWithItemDto })
  async createAndAdd(
    @CommandCaller() caller: Caller,
    @Param() item: MediaKeyDto,
    @Body() body: NameMoodboardDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<MoodboardCreationWithItemDto> {
    const { answer, isNew } = await this.commands.execute(new AddToNamedMoodboard(caller, body.name, item));
    if (isNew) reply.status(201).header('location', `/moodboards/${answer.moodboard.slug}/more`);
    return answer;
  }

  /** Puts a picture on a board, once however often it is asked. */
  @Put(':board/add-look/:type/:slug')
  @OpenToTokens('moodboards:write')
  add(
    @CommandCaller() caller: Caller,
    @Param('board') board: string,
    @Param() item: MediaKeyDto,
  ): Promise<MoodboardChangeDto> {
    return this.commands.execute(new AddLook(caller, board, item));
  }

  /** Writes a note on a picture; an empty one takes it away. */
  @Put(':board/comment/:slug')
  comment(
    @CommandCaller() caller: Caller,
    @Param('board') board: string,
    @Param('slug') slug: string,
    @Body() body: CommentLookDto,
  ): Promise<MoodboardChangeDto> {
    return this.commands.execute(new CommentLook(caller, board, slug, body));
  }

  /** Lets a picture stand for its board; null lets the first one do so again. */
  @Put(':board/cover')
  chooseCover(
    @CommandCaller() caller: Caller,
    @Param('board') board: string,
    @Body() body: ChooseCoverDto,
  ): Promise<MoodboardChangeDto> {
    return this.commands.execute(new ChooseCover(caller, board, body.item));
  }

  /** Puts pictures in another order: all of them once, 422 otherwise; 409 when the board has changed since `version`. */
  @Post('reorder/:slug')
  @HttpCode(200)
  reorder(
    @CommandCaller() caller: Caller,
    @Param('slug') slug: string,
    @Body() body: ReorderMoodboardDto,
  ): Promise<MoodboardChangeDto> {
    return this.commands.execute(new ReorderMoodboard(caller, slug, body));
  }

  /** Moves pictures with their notes to another board of the member. */
  @Post('move/:slug')
  @HttpCode(200)
  move(
    @CommandCaller() caller: Caller,
    @Param('slug') slug: string,
    @Body() body: MoveLooksDto,
  ): Promise<MoodboardChangeDto> {
    return this.commands.execute(new MoveLooks(caller, slug, body));
  }

  /** Takes many pictures off at once. */
  @Post('remove/:slug')
  @HttpCode(200)
  removeMany(
    @CommandCaller() caller: Caller,
    @Param('slug') slug: string,
    @Body() body: RemoveLooksDto,
  ): Promise<MoodboardChangeDto> {
    return this.commands.execute(new RemoveLooks(caller, slug, body.items));
  }

  /** Takes a picture off, if it is there. */
  @Delete('remove-look')
  @HttpCode(204)
  async remove(@CommandCaller() caller: Caller, @Body() body: RemoveLookDto): Promise<void> {
    await this.commands.execute(new RemoveLook(caller, body));
  }
}
