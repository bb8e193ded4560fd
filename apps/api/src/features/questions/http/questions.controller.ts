import {
  Body,
  Controller,
  Get,
  Header,
  HttpCode,
  Post,
  Query,
  Res,
  UseGuards,
  UseInterceptors,
} from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { readQuestion } from '@toile/contracts';
import type { FastifyReply } from 'fastify';
import { Allow } from '../../../kernel/auth/allow.decorator.js';
import type { Member } from '../../../kernel/auth/member.js';
import { Viewer } from '../../../kernel/auth/viewer.decorator.js';
import {
  DashboardGuard,
  ExportInterceptor,
  LooksBehindDto,
  NeedsScope,
  RateLimits,
  SubscribersGuard,
} from '../../figures/index.js';
import { QuestionDto, questionOf } from '../dto/question.dto.js';
import { QuestionAnswerDto, QuestionVocabularyDto } from '../dto/question-answer.dto.js';
import { QuestionQueryDto } from '../dto/question-query.dto.js';
import { AnswerQuestion } from '../queries/answer-question.js';
import { EVERY_PART } from '../queries/asked-by-reference.js';
import { LooksOfCell, LooksOfCellQueryDto } from '../queries/looks-of-cell.js';
import { QuestionInWords, ReadSentenceDto, SentenceDto } from '../queries/question-in-words.js';
import { QuestionVocabulary } from '../queries/question-vocabulary.js';

/** As many as visitors may ask figures. */
const QUESTIONS = { what: 'question', most: 240 };

/** Questions to the dashboard, for its subscribers; a token must hold every part of it, since a question may be about any. */
@Controller('api/dashboard/questions')
@Allow('anyone')
@UseGuards(DashboardGuard, SubscribersGuard)
@NeedsScope(() => EVERY_PART)
export class QuestionsController {
  constructor(
    private readonly queries: QueryBus,
    private readonly limits: RateLimits,
  ) {}

  /** What can be asked: measures, and by what each is counted and narrowed. */
  @Get('vocabulary')
  @Header('cache-control', 'private, no-store')
  vocabulary(): Promise<QuestionVocabularyDto> {
    return this.queries.execute(new QuestionVocabulary());
  }

  /** A sentence of any of five languages as a question, and what of it was not understood. */
  @Get('sentence')
  @Header('cache-control', 'private, no-store')
  async sentence(
    @Query() input: SentenceDto,
    @Viewer() viewer: Member,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ReadSentenceDto> {
    await this.limits.take(QUESTIONS, viewer.subject, reply);
    return this.queries.execute(new QuestionInWords(input, viewer.subject));
  }

  /** The looks that a cell counts, of a measure of looks, boards or views, by the same conditions. */
  @Get('looks')
  @Header('cache-control', 'private, no-store')
  async looks(
    @Query() input: LooksOfCellQueryDto,
    @Viewer() viewer: Member,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LooksBehindDto> {
    await this.limits.take(QUESTIONS, viewer.subject, reply);
    return this.queries.execute(new LooksOfCell(input, viewer));
  }

  /** The answer to a question that is an address: what can be kept, sent and exported. */
  @Get()
  @UseInterceptors(ExportInterceptor)
  @Header('cache-control', 'private, no-store')
  async read(
    @Query() query: QuestionQueryDto,
    @Viewer() viewer: Member,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<QuestionAnswerDto> {
    await this.limits.take(QUESTIONS, viewer.subject, reply);
    const { as_of, format: _, locale: _locale, ...given } = query;
    return this.queries.execute(new AnswerQuestion(readQuestion(given), viewer, as_of));
  }

  /** The answer to a question. */
  @Post()
  @HttpCode(200)
  @Header('cache-control', 'private, no-store')
  async ask(
    @Body() body: QuestionDto,
    @Viewer() viewer: Member,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<QuestionAnswerDto> {
    await this.limits.take(QUESTIONS, viewer.subject, reply);
    return this.queries.execute(new AnswerQuestion(questionOf(body), viewer, body.as_of));
  }
}
