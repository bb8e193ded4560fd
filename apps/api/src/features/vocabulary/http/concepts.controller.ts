import { Body, Controller, Get, HttpCode, Param, Patch, Post, Put, Query, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { FastifyReply } from 'fastify';
import { Allow } from '../../../kernel/auth/allow.decorator.js';
import { type Caller, CommandCaller } from '../../../kernel/event-store/caller.decorator.js';
import { AddConcept, AddConceptDto } from '../commands/add-concept.js';
import { MergeConceptDto, MergeConcepts } from '../commands/merge-concepts.js';
import { MoveConcept, MoveConceptDto } from '../commands/move-concept.js';
import { RetireConcept } from '../commands/retire-concept.js';
import { RewordConcept, RewordConceptDto } from '../commands/reword-concept.js';
import { SplitConcept, SplitConceptDto } from '../commands/split-concept.js';
import { UndoMerge } from '../commands/undo-merge.js';
import { ConceptDto } from '../dto/concept.dto.js';
import { SeenDto } from '../dto/seen.dto.js';
import { ConceptDetails } from '../queries/concept-details.js';
import { ConceptHistory, ConceptHistoryDto } from '../queries/concept-history.js';
import { Concepts, ConceptsDto, ConceptsQueryDto } from '../queries/concepts.js';
import { MissingWords, MissingWordsDto } from '../queries/missing-words.js';
import { MergePreviewDto, PreviewMerge, PreviewMergeQueryDto } from '../queries/preview-merge.js';
import { MovePreviewDto, PreviewMove, PreviewMoveQueryDto } from '../queries/preview-move.js';

const ONE = 'concepts/:kind/:slug';
const idOf = (kind: string, slug: string) => `${kind}/${slug}`;

@Controller('api/editor/vocabulary')
@Allow('vocabulary:write')
export class ConceptsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** Concepts, those that `search` calls by any of their words. */
  @Get('concepts')
  list(@Query() wanted: ConceptsQueryDto): Promise<ConceptsDto> {
    return this.queries.execute(new Concepts(wanted));
  }

  /** Which labels are missing in which language, and tags of looks that the vocabulary does not know. */
  @Get('missing')
  missing(): Promise<MissingWordsDto> {
    return this.queries.execute(new MissingWords());
  }

  /** A concept with all its words. */
  @Get(ONE)
  details(@Param('kind') kind: string, @Param('slug') slug: string): Promise<ConceptDto> {
    return this.queries.execute(new ConceptDetails(idOf(kind, slug)));
  }

  /** Who changed what of a concept, and when. */
  @Get(`${ONE}/history`)
  history(@Param('kind') kind: string, @Param('slug') slug: string): Promise<ConceptHistoryDto> {
    return this.queries.execute(new ConceptHistory(idOf(kind, slug)));
  }

  /** Adds a concept that looks can be tagged with. */
  @Post('concepts')
  async add(
    @CommandCaller() caller: Caller,
    @Body() body: AddConceptDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ConceptDto> {
    const added = await this.commands.execute(new AddConcept(caller, body));
    reply.header('location', `/api/editor/vocabulary/concepts/${added.id}`);
    return added;
  }

  /** Changes what a concept is called; 409 with `changes` where somebody has changed it since. */
  @Patch(ONE)
  reword(
    @CommandCaller() caller: Caller,
    @Param('kind') kind: string,
    @Param('slug') slug: string,
    @Body() body: RewordConceptDto,
  ): Promise<ConceptDto> {
    return this.commands.execute(new RewordConcept(caller, idOf(kind, slug), body));
  }

  /** Puts a concept under others. */
  @Put(`${ONE}/parents`)
  move(
    @CommandCaller() caller: Caller,
    @Param('kind') kind: string,
    @Param('slug') slug: string,
    @Body() body: MoveConceptDto,
  ): Promise<ConceptDto> {
    return this.commands.execute(new MoveConcept(caller, idOf(kind, slug), body));
  }

  /** What putting it under these would change: looks that are found for what is wider, and searches for that; nothing is carried out. */
  @Get(`${ONE}/parents/preview`)
  previewMove(
    @Param('kind') kind: string,
    @Param('slug') slug: string,
    @Query() { parents }: PreviewMoveQueryDto,
  ): Promise<MovePreviewDto> {
    return this.queries.execute(new PreviewMove(idOf(kind, slug), parents));
  }

  /** What a merge would change: looks, searches of the last 30 days, figures; nothing is carried out. */
  @Get(`${ONE}/merge/preview`)
  previewMerge(
    @Param('kind') kind: string,
    @Param('slug') slug: string,
    @Query() { into }: PreviewMergeQueryDto,
  ): Promise<MergePreviewDto> {
    return this.queries.execute(new PreviewMerge(idOf(kind, slug), into));
  }

  /** Merges a concept into another one, which is answered; looks with its tag are retagged in the background. */
  @Post(`${ONE}/merge`)
  @HttpCode(200)
  merge(
    @CommandCaller() caller: Caller,
    @Param('kind') kind: string,
    @Param('slug') slug: string,
    @Body() body: MergeConceptDto,
  ): Promise<ConceptDto> {
    return this.commands.execute(new MergeConcepts(caller, idOf(kind, slug), body));
  }

  /** Parts a concept from the one it was merged into; its looks get the tags they had. */
  @Post(`${ONE}/merge/undo`)
  @HttpCode(200)
  undoMerge(
    @CommandCaller() caller: Caller,
    @Param('kind') kind: string,
    @Param('slug') slug: string,
    @Body() { version }: SeenDto,
  ): Promise<ConceptDto> {
    return this.commands.execute(new UndoMerge(caller, idOf(kind, slug), version));
  }

  /** Makes two concepts of one: the new one, which is answered, takes words and looks; those are retagged in the background. */
  @Post(`${ONE}/split`)
  @HttpCode(200)
  split(
    @CommandCaller() caller: Caller,
    @Param('kind') kind: string,
    @Param('slug') slug: string,
    @Body() body: SplitConceptDto,
  ): Promise<ConceptDto> {
    return this.commands.execute(new SplitConcept(caller, idOf(kind, slug), body));
  }

  /** Takes back a concept that editors have added. */
  @Post(`${ONE}/retire`)
  @HttpCode(204)
  retire(
    @CommandCaller() caller: Caller,
    @Param('kind') kind: string,
    @Param('slug') slug: string,
    @Body() { version }: SeenDto,
  ): Promise<void> {
    return this.commands.execute(new RetireConcept(caller, idOf(kind, slug), version));
  }
}
