import { Body, Controller, Delete, Get, Header, HttpCode, Post, Put, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { Locale } from '@toile/contracts';
import { Allow } from '../../../kernel/auth/allow.decorator.js';
import { type Caller, CommandCaller } from '../../../kernel/event-store/caller.decorator.js';
import { ReaderLocale } from '../../../kernel/http/reader-locale.decorator.js';
import {
  CheckedTranslationsDto,
  CheckTranslation,
  CheckTranslationDto,
} from '../commands/check-translation.js';
import { DiscardDraft, DiscardedDraftDto } from '../commands/discard-draft.js';
import { DraftLinkDto, EndDraftPreview, PreviewDraft, PreviewDraftDto } from '../commands/preview-draft.js';
import { PublishDraft, SeenDraftDto } from '../commands/publish-draft.js';
import { SaveDraft, SaveDraftDto, SavedDraftDto } from '../commands/save-draft.js';
import { ScheduleDraft, ScheduleDraftDto } from '../commands/schedule-draft.js';
import { WithdrawContent } from '../commands/withdraw-content.js';
import { EntryDto } from '../entry.dto.js';
import { DraftPreview, DraftPreviewDto } from '../queries/draft-preview.js';
import { WrittenDetails, WrittenDetailsDto } from '../queries/written-details.js';
import {
  WrittenHistory,
  WrittenHistoryDto,
  WrittenVersion,
  WrittenVersionDto,
  WrittenVersionQueryDto,
} from '../queries/written-history.js';
import { WrittenList, WrittenListDto, WrittenQueryDto } from '../queries/written-list.js';
import { DraftDto, EntryNameDto } from '../written-entry.dto.js';

/** What editors write, before readers see it; an entry is named in the query, since paths of pages hold slashes. */
@Controller('api/newsroom/words')
@Allow('catalogue:write')
export class WordsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** Entries by words, kind and state, what was worked on last first. */
  @Get()
  @Header('cache-control', 'private, no-store')
  list(@Query() asked: WrittenQueryDto): Promise<WrittenListDto> {
    return this.queries.execute(new WrittenList(asked));
  }

  /** An entry with its draft, what is live, and what its languages lack. */
  @Get('entry')
  @Header('cache-control', 'private, no-store')
  show(@Query() { kind, slug }: EntryNameDto): Promise<WrittenDetailsDto> {
    return this.queries.execute(new WrittenDetails({ kind, slug }));
  }

  /** Begins a draft, or writes on it; 409 gives what others have written since. */
  @Put('draft')
  save(
    @CommandCaller() caller: Caller,
    @Query() { kind, slug }: EntryNameDto,
    @Body() body: SaveDraftDto,
  ): Promise<SavedDraftDto> {
    return this.commands.execute(new SaveDraft(caller, { kind, slug }, body));
  }

  /** Says that a translation was read beside its English words and is right, until either is written anew; or takes that back. */
  @Put('translation-check')
  check(
    @CommandCaller() caller: Caller,
    @Query() { kind, slug }: EntryNameDto,
    @Body() body: CheckTranslationDto,
  ): Promise<CheckedTranslationsDto> {
    return this.commands.execute(new CheckTranslation(caller, { kind, slug }, body));
  }

  /** Throws a draft away; what is live stays. */
  @Delete('draft')
  @HttpCode(204)
  discard(@Query() { kind, slug, version }: DiscardedDraftDto): Promise<void> {
    return this.commands.execute(new DiscardDraft({ kind, slug }, version));
  }

  /** Lets readers see a draft now; refused as the direct route refuses it. */
  @Post('publish')
  @HttpCode(200)
  publish(
    @CommandCaller() caller: Caller,
    @Query() { kind, slug }: EntryNameDto,
    @Body() body: SeenDraftDto,
  ): Promise<EntryDto> {
    return this.commands.execute(new PublishDraft(caller, { kind, slug }, body));
  }

  /** When a draft is published by itself; refused now where it could not be then. No time cancels it. */
  @Put('schedule')
  schedule(
    @CommandCaller() caller: Caller,
    @Query() { kind, slug }: EntryNameDto,
    @Body() body: ScheduleDraftDto,
  ): Promise<DraftDto> {
    return this.commands.execute(new ScheduleDraft(caller, { kind, slug }, body));
  }

  /** Takes what is live back; a draft stays. */
  @Post('withdraw')
  @HttpCode(204)
  withdraw(@CommandCaller() caller: Caller, @Query() { kind, slug }: EntryNameDto): Promise<void> {
    return this.commands.execute(new WithdrawContent(caller, { kind, slug }));
  }

  /** Who has published what and when, the last change first. */
  @Get('history')
  @Header('cache-control', 'private, no-store')
  history(@Query() { kind, slug }: EntryNameDto): Promise<WrittenHistoryDto> {
    return this.queries.execute(new WrittenHistory({ kind, slug }));
  }

  /** What was published once, and what before it. */
  @Get('version')
  @Header('cache-control', 'private, no-store')
  version(@Query() { kind, slug, version }: WrittenVersionQueryDto): Promise<WrittenVersionDto> {
    return this.queries.execute(new WrittenVersion({ kind, slug }, version));
  }

  /** A draft as readers will see it; what is live where there is none. */
  @Get('preview')
  @Header('cache-control', 'private, no-store')
  preview(@Query() { kind, slug }: EntryNameDto, @ReaderLocale() locale: Locale): Promise<DraftPreviewDto> {
    return this.queries.execute(new DraftPreview({ kind, slug }, locale));
  }

  /** A link by which somebody without an account sees the draft until it expires; the one before stops working. */
  @Post('previews')
  makeLink(@Query() { kind, slug }: EntryNameDto, @Body() { hours }: PreviewDraftDto): Promise<DraftLinkDto> {
    return this.commands.execute(new PreviewDraft({ kind, slug }, hours));
  }

  /** The link to the draft stops working. */
  @Delete('previews')
  @HttpCode(204)
  endLink(@Query() { kind, slug }: EntryNameDto): Promise<void> {
    return this.commands.execute(new EndDraftPreview({ kind, slug }));
  }
}
