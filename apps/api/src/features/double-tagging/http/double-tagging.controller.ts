import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import type { Locale } from '@toile/contracts';
import type { FastifyReply } from 'fastify';
import { Allow } from '../../../kernel/auth/allow.decorator.js';
import type { Member } from '../../../kernel/auth/member.js';
import { Viewer } from '../../../kernel/auth/viewer.decorator.js';
import { type Caller, CommandCaller } from '../../../kernel/event-store/caller.decorator.js';
import { PrivateAnswers } from '../../../kernel/http/answer-headers.decorator.js';
import { CqrsController } from '../../../kernel/http/cqrs-controller.js';
import { SearchWordsDto } from '../../../kernel/http/dto/search-words.dto.js';
import { ReaderLocale } from '../../../kernel/http/reader-locale.decorator.js';
import { AdmitTaggers, AdmitTaggersDto } from '../commands/admit-taggers.js';
import { BeginDoubleTagging, BeginDoubleTaggingDto } from '../commands/begin-double-tagging.js';
import { EndDoubleTagging } from '../commands/end-double-tagging.js';
import { FinishLook, FinishLookDto } from '../commands/finish-look.js';
import { SettleLook, SettleLookDto } from '../commands/settle-look.js';
import { TagBlind, TagBlindDto } from '../commands/tag-blind.js';
import { TakePlace } from '../commands/take-place.js';
import { Agreement, AgreementDto, AgreementQueryDto } from '../queries/agreement.js';
import { agreementCsv } from '../queries/agreement-csv.js';
import { Disagreements, DisagreementsDto, DisagreementsQueryDto } from '../queries/disagreements.js';
import { DoubleTaggingDetails, DoubleTaggingDetailsDto } from '../queries/double-tagging-details.js';
import { DoubleTaggingHistory, DoubleTaggingHistoryDto } from '../queries/double-tagging-history.js';
import { DoubleTaggingQueue, DoubleTaggingQueueDto } from '../queries/double-tagging-queue.js';

/** Looks that two people tag without seeing each other's tags, and a third settles: all for editors, of their own brands for brands. */
@Controller('api/newsroom/double-tagging')
@Allow('collections:own')
@PrivateAnswers()
export class DoubleTaggingController extends CqrsController {
  /** Shows that are tagged twice, and whom each waits for. */
  @Get()
  queue(@Viewer() member: Member, @Query() { search }: SearchWordsDto): Promise<DoubleTaggingQueueDto> {
    return this.queries.execute(new DoubleTaggingQueue(member, search));
  }

  /** How far those agree who have tagged the same looks: Cohen's kappa by tag, by category and overall. */
  @Get('agreement')
  agreement(
    @Viewer() member: Member,
    @Query() asked: AgreementQueryDto,
    @ReaderLocale() locale: Locale,
  ): Promise<AgreementDto> {
    return this.queries.execute(new Agreement(member, asked, locale));
  }

  /** The same by tag, as a table. */
  @Get('agreement.csv')
  @ApiOkResponse({ content: { 'text/csv': { schema: { type: 'string' } } } })
  async agreementTable(
    @Viewer() member: Member,
    @Query() asked: AgreementQueryDto,
    @ReaderLocale() locale: Locale,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const found = await this.queries.execute(new Agreement(member, asked, locale));
    await reply
      .header('cache-control', 'private, no-store')
      .header('content-disposition', 'attachment; filename="agreement.csv"')
      .type('text/csv; charset=utf-8')
      .send(agreementCsv(found));
  }

  /** Looks on which people disagree about a tag, with what both said. */
  @Get('disagreements')
  disagreements(@Viewer() member: Member, @Query() asked: DisagreementsQueryDto): Promise<DisagreementsDto> {
    return this.queries.execute(new Disagreements(member, asked));
  }

  /** A show that is tagged twice: the reader's own tags, and of looks that both are done with what both said. */
  @Get('shows/:slug')
  details(@Viewer() member: Member, @Param('slug') slug: string): Promise<DoubleTaggingDetailsDto> {
    return this.queries.execute(new DoubleTaggingDetails(member, slug));
  }

  /** Who has done what while it was tagged twice; of tags it tells nothing. */
  @Get('shows/:slug/history')
  history(@Viewer() member: Member, @Param('slug') slug: string): Promise<DoubleTaggingHistoryDto> {
    return this.queries.execute(new DoubleTaggingHistory(member, slug));
  }

  /** Has looks of a show tagged twice: all, or a sample that is drawn. */
  @Post('shows/:slug')
  @HttpCode(204)
  begin(
    @CommandCaller() caller: Caller,
    @Viewer() member: Member,
    @Param('slug') slug: string,
    @Body() body: BeginDoubleTaggingDto,
  ): Promise<void> {
    return this.commands.execute(new BeginDoubleTagging(caller, member, slug, body));
  }

  /** Ends it: what is settled stays, what is not is forgotten. */
  @Delete('shows/:slug')
  @HttpCode(204)
  end(@CommandCaller() caller: Caller, @Viewer() member: Member, @Param('slug') slug: string): Promise<void> {
    return this.commands.execute(new EndDoubleTagging(caller, member, slug));
  }

  /** The caller becomes one of the two who tag. */
  @Put('shows/:slug/place')
  @HttpCode(204)
  takePlace(
    @CommandCaller() caller: Caller,
    @Viewer() member: Member,
    @Param('slug') slug: string,
  ): Promise<void> {
    return this.commands.execute(new TakePlace(caller, member, slug, 'TakePlace'));
  }

  /** The caller is none of the two any more, and what they said is forgotten; not once the other has seen some of it. */
  @Delete('shows/:slug/place')
  @HttpCode(204)
  leavePlace(
    @CommandCaller() caller: Caller,
    @Viewer() member: Member,
    @Param('slug') slug: string,
  ): Promise<void> {
    return this.commands.execute(new TakePlace(caller, member, slug, 'LeavePlace'));
  }

  /** One of the two gives looks tags and takes tags off them, unseen by the other. */
  @Post('shows/:slug/tags')
  @HttpCode(204)
  tag(
    @CommandCaller() caller: Caller,
    @Viewer() member: Member,
    @Param('slug') slug: string,
    @Body() body: TagBlindDto,
  ): Promise<void> {
    return this.commands.execute(new TagBlind(caller, member, slug, body));
  }

  /** One of the two is done with a look, or takes that back while the other is not. */
  @Post('shows/:slug/done')
  @HttpCode(204)
  finish(
    @CommandCaller() caller: Caller,
    @Viewer() member: Member,
    @Param('slug') slug: string,
    @Body() body: FinishLookDto,
  ): Promise<void> {
    return this.commands.execute(new FinishLook(caller, member, slug, body));
  }

  /** A third person says which of the tags of a look that one alone gave are right. */
  @Post('shows/:slug/settlements')
  @HttpCode(204)
  settle(
    @CommandCaller() caller: Caller,
    @Viewer() member: Member,
    @Param('slug') slug: string,
    @Body() { look, taken }: SettleLookDto,
  ): Promise<void> {
    return this.commands.execute(new SettleLook(caller, member, slug, look, taken));
  }

  /** Takes back what was settled of a look. */
  @Delete('shows/:slug/settlements/:look')
  @HttpCode(204)
  undoSettlement(
    @CommandCaller() caller: Caller,
    @Viewer() member: Member,
    @Param('slug') slug: string,
    @Param('look') look: string,
  ): Promise<void> {
    return this.commands.execute(new SettleLook(caller, member, slug, look, null));
  }

  /** Lets the two settle, too, where there is no third; for operators. */
  @Put('shows/:slug/settlers')
  @HttpCode(204)
  admit(
    @CommandCaller() caller: Caller,
    @Viewer() member: Member,
    @Param('slug') slug: string,
    @Body() { admitted }: AdmitTaggersDto,
  ): Promise<void> {
    return this.commands.execute(new AdmitTaggers(caller, member, slug, admitted));
  }
}
