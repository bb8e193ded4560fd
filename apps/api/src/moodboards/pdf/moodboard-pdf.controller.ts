import { Controller, Get, Header, Param, Query, Req, Res } from '@nestjs/common';
import { validate } from '@toile/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Attempts } from '../../accounts/limits/attempts.js';
import { Allow } from '../../accounts/roles/allow.decorator.js';
import { viewerOf } from '../../accounts/roles/viewer.decorator.js';
import { localeOf } from '../../http/request-locale.js';
import { MoodboardsQuery } from '../moodboard-details/moodboards.query.js';
import { type BoardPdf, BoardPdfs } from './board-pdfs.js';
import { planSheet } from './plan-sheet.js';

export const pdfSchema = z.object({ looks: z.coerce.number().int().min(1).max(9).default(4) });

/** A large board takes seconds to draw; what is drawn already costs nothing. */
const DRAWINGS = { what: 'pdf', most: 40, windowMs: 15 * 60_000 };

/** A shared board on paper, in the language of who asks, `looks` of them a page. */
@Controller('moodboards/pdf')
@Allow('anyone')
export class MoodboardPdfController {
  constructor(
    private readonly moodboards: MoodboardsQuery,
    private readonly pdfs: BoardPdfs,
    private readonly attempts: Attempts,
  ) {}

  @Get(':token')
  async file(
    @Param('token') token: string,
    @Query() query: unknown,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { key, name, make } = await this.asked(token, query, request);
    reply
      .header('etag', `"${key}"`)
      // Asked for again each time, because a board can be unshared; `ETag` spares the bytes.
      .header('cache-control', 'private, no-cache')
      .header('x-robots-tag', 'noindex')
      .header('vary', 'X-Toile-Locale');
    if (request.headers['if-none-match'] === `"${key}"`) return void (await reply.status(304).send());
    const pdf = await (await make()).pdf;
    const filename = encodeURIComponent(`${name}.pdf`);
    await reply
      .type('application/pdf')
      .header('content-disposition', `inline; filename="moodboard.pdf"; filename*=UTF-8''${filename}`)
      .send(pdf);
  }

  /** Begins the file unless it is there, and says how far it is. */
  @Get(':token/progress')
  @Header('cache-control', 'no-store')
  async progress(
    @Param('token') token: string,
    @Query() query: unknown,
    @Req() request: FastifyRequest,
  ): Promise<{ ready: boolean; done: number; total: number }> {
    const { make } = await this.asked(token, query, request);
    const making: BoardPdf = await make();
    // A moment, so that a small board and a kept one are ready at the first question; a failure is told.
    const ready = await Promise.race([making.pdf.then(() => true), moment(400)]);
    return { ready, done: ready ? making.total : making.done, total: making.total };
  }

  private async asked(token: string, query: unknown, request: FastifyRequest) {
    const { looks } = validate(pdfSchema, query);
    const { slug, version, ...board } = await this.moodboards.whole(token, viewerOf(request)?.subject);
    const sheet = planSheet(board, localeOf(request), looks);
    const key = this.pdfs.keyOf(slug, version, sheet);
    const make = async () => {
      if (!this.pdfs.has(key)) await this.attempts.takeByAddress(DRAWINGS, request.ip);
      return this.pdfs.make(key, sheet);
    };
    return { key, name: board.name, make };
  }
}

const moment = (ms: number) => new Promise<false>((resolve) => setTimeout(resolve, ms, false).unref());
