import { createHash } from 'node:crypto';
import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiNotModifiedResponse, ApiProperty } from '@nestjs/swagger';
import type { Amendments } from '@toile/vocabulary';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../../../kernel/auth/allow.decorator.js';
import { EditedVocabulary } from '../read-models/edited-vocabulary.js';

/** What editors have made of the words that the product ships. */
export class AmendmentsDto {
  /**
   * The number of changes so far.
   * @example 12
   */
  version: number;
  /** What is different, by id of the concept. */
  @ApiProperty({ type: 'object', additionalProperties: { type: 'object', additionalProperties: true } })
  amendments: Amendments;
}

@Controller('api/vocabulary')
@Public()
export class VocabularyController {
  constructor(private readonly edited: EditedVocabulary) {}

  /** For other processes that word pages: with `If-None-Match` 304 until something has changed. Notes are for editors only. */
  @Get()
  @ApiNotModifiedResponse({ description: 'Nothing has changed' })
  amendments(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): AmendmentsDto | undefined {
    const { version, amendments } = this.edited.spoken;
    const body = { version, amendments: withoutNotes(amendments) };
    const etag = `"${createHash('sha256').update(JSON.stringify(body)).digest('base64url').slice(0, 27)}"`;
    reply.headers({ etag, 'cache-control': 'no-cache' });
    if (request.headers['if-none-match'] !== etag) return body;
    reply.status(304);
    return undefined;
  }
}

const withoutNotes = (amendments: Amendments): Amendments =>
  Object.fromEntries(
    Object.entries(amendments).map(([id, { note: _, added, ...others }]) => {
      if (!added) return [id, others];
      const { note: __, ...shown } = added;
      return [id, { ...others, added: shown }];
    }),
  );
