import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { Locale } from '@toile/contracts';
import { Allow } from '../../../kernel/auth/allow.decorator.js';
import type { Member } from '../../../kernel/auth/member.js';
import { Viewer } from '../../../kernel/auth/viewer.decorator.js';
import { type Caller, CommandCaller } from '../../../kernel/event-store/caller.decorator.js';
import { SearchWordsDto } from '../../../kernel/http/dto/search-words.dto.js';
import { ReaderLocale } from '../../../kernel/http/reader-locale.decorator.js';
import { TaggedLooksDto, TagLooks, TagLooksDto } from '../commands/tag-looks.js';
import { LookHints, LookHintsDto, LookHintsQueryDto } from '../queries/look-hints.js';
import { TagHints, TagHintsDto } from '../queries/tag-hints.js';
import { TaggingQueue, TaggingQueueDto } from '../queries/tagging-queue.js';
import { TaggingWords, TaggingWordsDto } from '../queries/tagging-words.js';

/** Tags of looks: all for editors, those of their own brands for brands. */
@Controller('api/newsroom/tagging')
@Allow('collections:own')
export class TaggingController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** Shows with looks that have no tags. */
  @Get()
  queue(@Viewer() member: Member, @Query() { search }: SearchWordsDto): Promise<TaggingQueueDto> {
    return this.queries.execute(new TaggingQueue(member, search));
  }

  /** Every tag, and all it is called in any language. */
  @Get('words')
  words(@ReaderLocale() locale: Locale): Promise<TaggingWordsDto> {
    return this.queries.execute(new TaggingWords(locale));
  }

  /** Tags that looks of a show may want, counted from looks of their colours and from the brand's show before. */
  @Get('shows/:slug/hints')
  hints(@Viewer() member: Member, @Param('slug') slug: string): Promise<TagHintsDto> {
    return this.queries.execute(new TagHints(member, slug));
  }

  /** Tags that looks may want for what their pictures show: those of the most alike published looks, and what a model suggests where there is one. */
  @Get('shows/:slug/looks')
  lookHints(
    @Viewer() member: Member,
    @Param('slug') slug: string,
    @Query() { looks }: LookHintsQueryDto,
  ): Promise<LookHintsDto> {
    return this.queries.execute(new LookHints(member, slug, looks));
  }

  /** Gives looks of a show tags, and takes tags away; what others do meanwhile stays. */
  @Post('shows/:slug')
  @HttpCode(200)
  tag(
    @CommandCaller() caller: Caller,
    @Viewer() member: Member,
    @Param('slug') slug: string,
    @Body() body: TagLooksDto,
  ): Promise<TaggedLooksDto> {
    return this.commands.execute(new TagLooks(caller, member, slug, body));
  }
}
