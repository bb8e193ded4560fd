import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiExtraModels, ApiOkResponse, getSchemaPath } from '@nestjs/swagger';
import { EMBED_THEMES } from '@toile/contracts';
import { DomainError } from '@toile/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../../../kernel/auth/allow.decorator.js';
import { localeOf } from '../../../kernel/http/request-locale.js';
import { FigureDto, RateLimits } from '../../figures/index.js';
import { type AnsweredReference, QuestionAnswerDto } from '../../questions/index.js';
import { OpenEmbed } from '../commands/open-embed.js';
import { embedPage, refusedPage } from '../embed-page.js';
import { EmbeddedFigure } from '../queries/embedded-figure.js';

const VIEWS = { what: 'embed', most: 240 };
/** Guessing tokens is hopeless; this keeps it cheap to refuse. */
const GUESSES = { what: 'embed-guess', most: 30 };
const MOST_ROWS = 30;
const JSON_TYPE = 'application/json; charset=utf-8';
/** A program that reads figures is told by its type that this is none. */
const ANSWER = 'application/vnd.toile.answer+json';

/** Pages of other sites may frame this answer, and only this one; it runs no script and reads no cookie. */
const POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  'frame-ancestors *',
].join('; ');

/** One figure or one question on a page of its own, for frames on other sites. */
@Controller('data/embed')
@Public()
@ApiExtraModels(FigureDto, QuestionAnswerDto)
export class EmbeddedFigureController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly limits: RateLimits,
  ) {}

  /** What a token shows, a figure or the answer to a question: a page that may be framed, or JSON to `Accept: application/json`, of a type of its own for an answer. */
  @Get(':token')
  @ApiOkResponse({
    content: {
      'application/json': { schema: { $ref: getSchemaPath(FigureDto) } },
      [ANSWER]: { schema: { $ref: getSchemaPath(QuestionAnswerDto) } },
      'text/html': { schema: { type: 'string' } },
    },
  })
  async show(
    @Param('token') token: string,
    @Query() query: Record<string, unknown>,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const locale = localeOf(request);
    const wantsJson = request.headers.accept?.startsWith('application/json') ?? false;
    reply.removeHeader('x-frame-options');
    reply.headers({
      'content-security-policy': POLICY,
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
      vary: 'accept',
    });
    try {
      const { answer, tableIn } = await this.shownBy(token, query, request, reply);
      if (wantsJson) await reply.type('measures' in answer ? ANSWER : JSON_TYPE).send(answer);
      else {
        const page = embedPage(tableIn(locale, MOST_ROWS), locale, themeOf(query));
        await reply.type('text/html; charset=utf-8').send(page);
      }
    } catch (error) {
      if (wantsJson || !(error instanceof DomainError)) throw error;
      const status = STATUS[error.code.split('/').at(-1) ?? ''] ?? 404;
      await reply
        .status(status)
        .type('text/html; charset=utf-8')
        .send(refusedPage(locale, status === 429, themeOf(query)));
    }
  }

  /** @throws DomainError embed/unknown, embed/forbidden, embed/throttled, dashboard/forbidden */
  private async shownBy(
    token: string,
    query: Record<string, unknown>,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<AnsweredReference> {
    const found = await this.commands.execute(new OpenEmbed(token));
    if (!found) {
      await this.limits.takeByAddress(GUESSES, request.ip, reply);
      throw new DomainError('embed/unknown', 'This figure is not shown any more.');
    }
    await this.limits.take(VIEWS, found.id, reply);
    // The token is for this alone, as it was chosen; how it looks is the choice of the page around it.
    if (Object.keys(query).some((key) => key !== 'locale' && key !== 'theme'))
      throw new DomainError('embed/forbidden', 'This token opens one figure or question, as it was chosen.');
    return this.queries.execute(new EmbeddedFigure(found));
  }
}

/** Undefined follows the page around the frame, or the reader's system. */
const themeOf = ({ theme }: Record<string, unknown>) => EMBED_THEMES.find((one) => one === theme);

const STATUS: Record<string, number> = { forbidden: 403, throttled: 429 };
