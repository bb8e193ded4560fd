import { Controller, Get, Header, Param, Query, Req, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Allow } from '../../../kernel/auth/allow.decorator.js';
import { viewerOf } from '../../../kernel/auth/viewer.decorator.js';
import { localeOf } from '../../../kernel/http/request-locale.js';
import type { BoardFormat } from '../pdf/board-document.js';
import { BoardPdfs } from '../pdf/board-pdfs.js';
import { PdfProgressDto } from '../pdf/pdf-progress.dto.js';
import { planDocument } from '../pdf/plan-document.js';
import { MoodboardPdfQueryDto, MoodboardToDraw } from '../queries/moodboard-to-draw.js';

const TYPES: Record<BoardFormat, string> = {
  pdf: 'application/pdf',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
};

/** A shared board on paper or in slides, in the language of who asks, `looks` of them a page. */
@Controller('moodboards/pdf')
@Allow('anyone')
export class MoodboardPdfController {
  constructor(
    private readonly queries: QueryBus,
    private readonly pdfs: BoardPdfs,
  ) {}

  /** A shared board as a PDF of A4 landscape pages or as slides of PowerPoint, one to nine looks on each. */
  @Get(':token')
  @ApiOkResponse({
    content: Object.fromEntries(
      Object.values(TYPES).map((type) => [type, { schema: { type: 'string', format: 'binary' } }]),
    ),
  })
  async file(
    @Param('token') token: string,
    @Query() query: MoodboardPdfQueryDto,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { key, name, make } = await this.documentFor(token, query, request);
    const { format } = query;
    reply
      .header('etag', `"${key}"`)
      // Asked for again each time, because a board can be unshared; `ETag` spares the bytes.
      .header('cache-control', 'private, no-cache')
      .header('x-robots-tag', 'noindex')
      .header('vary', 'X-Toile-Locale');
    if (request.headers['if-none-match'] === `"${key}"`) return void (await reply.status(304).send());
    const pdf = await (await make()).pdf;
    const filename = encodeURIComponent(`${name}.${format}`);
    // Browsers show a PDF; the other they would only keep.
    const shown = format === 'pdf' ? 'inline' : 'attachment';
    await reply
      .type(TYPES[format])
      .header('content-disposition', `${shown}; filename="moodboard.${format}"; filename*=UTF-8''${filename}`)
      .send(pdf);
  }

  /** Begins the PDF unless it is there, and says how far it is. */
  @Get(':token/progress')
  @Header('cache-control', 'no-store')
  async progress(
    @Param('token') token: string,
    @Query() query: MoodboardPdfQueryDto,
    @Req() request: FastifyRequest,
  ): Promise<PdfProgressDto> {
    const { make } = await this.documentFor(token, query, request);
    const making = await make();
    // A moment, so that a small board and a kept one are ready at the first question; a failure is told.
    const ready = await Promise.race([making.pdf.then(() => true), moment(400)]);
    return { ready, done: ready ? making.total : making.done, total: making.total };
  }

  private async documentFor(token: string, query: MoodboardPdfQueryDto, request: FastifyRequest) {
    const { slug, version, ...board } = await this.queries.execute(
      new MoodboardToDraw(token, viewerOf(request)?.subject),
    );
    const document = planDocument(board, localeOf(request), query);
    const key = this.pdfs.keyOf(slug, version, document);
    return { key, name: board.name, make: () => this.pdfs.make(key, document, request.ip) };
  }
}

const moment = (ms: number) => new Promise<false>((resolve) => setTimeout(resolve, ms, false).unref());
