import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiParam } from '@nestjs/swagger';
import { DECK_FORMATS, type DeckFormat } from '@toile/contracts';
import { DomainError } from '@toile/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Allow } from '../../../kernel/auth/allow.decorator.js';
import type { Member } from '../../../kernel/auth/member.js';
import { Viewer } from '../../../kernel/auth/viewer.decorator.js';
import { localeOf } from '../../../kernel/http/request-locale.js';
import { RateLimits } from '../../figures/index.js';
import { ExportDeck } from '../commands/export-deck.js';

const FILES = { what: 'deck', most: 6 };
const TYPES: Record<DeckFormat, string> = {
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  pdf: 'application/pdf',
};

/** Decks as files. */
@Controller('api/dashboard/decks/:id/files')
@Allow('dashboard:decks')
export class DeckFilesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly limits: RateLimits,
  ) {}

  /** A deck as PowerPoint with charts and tables that can be edited, or as PDF; a receipt is kept for each of its numbers; 6 a minute. */
  @Get(':format')
  @ApiParam({ name: 'format', enum: DECK_FORMATS })
  @ApiOkResponse({
    content: Object.fromEntries(
      Object.values(TYPES).map((type) => [type, { schema: { type: 'string', format: 'binary' } }]),
    ),
  })
  async file(
    @Param('id') id: string,
    @Param('format') given: string,
    @Viewer() viewer: Member,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const format = DECK_FORMATS.find((one) => one === given);
    if (!format) throw new DomainError('page/unknown', `Decks leave as ${DECK_FORMATS.join(' or ')}.`);
    await this.limits.take(FILES, viewer.subject, reply);
    const { file, title } = await this.commands.execute(
      new ExportDeck(id, format, viewer, localeOf(request)),
    );
    await reply
      .headers({
        'content-type': TYPES[format],
        'content-disposition': `attachment; filename="deck.${format}"; filename*=UTF-8''${encodeURIComponent(`${title || 'deck'}.${format}`)}`,
        'cache-control': 'private, no-store',
      })
      .send(file);
  }
}
