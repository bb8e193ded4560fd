import { Controller, Get, Headers, Param, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiParam } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Allow } from '../../../kernel/auth/allow.decorator.js';
import type { Member } from '../../../kernel/auth/member.js';
import { Viewer } from '../../../kernel/auth/viewer.decorator.js';
import { FILTERS, FORMATS } from '../../../kernel/pictures/filters.js';
import { decide, lockedFile, type PaywallReader, Reader } from '../../paywall/index.js';
import { Picture } from '../queries/picture.js';

/** The size for reading seams; it comes with a plan. */
const LOCKED_FILTER = 'zoom_2000';

/** The name carries a hash of the content, so what it names never changes. */
const FOR_GOOD = 'max-age=31536000, immutable';
/** Until its AVIF is there. */
const SHORTLY = 'max-age=60, stale-while-revalidate=86400';

/** Before its time a picture is for one reader, and is asked for again. */
const NEVER = 'private, no-store';

const cachingOf = (isLocked: boolean, isProvisional: boolean) =>
  `${isLocked ? 'private' : 'public'}, ${isProvisional ? SHORTLY : FOR_GOOD}`;

const BINARY = { schema: { type: 'string', format: 'binary' } };

@Controller('cdn')
export class CdnController {
  constructor(private readonly queries: QueryBus) {}

  /** A picture in one of the sizes, as AVIF (once it is made), WebP or JPEG by `Accept`; `zoom_2000` comes with a plan. */
  @Get(':filter/:filename')
  @Allow('anyone')
  @ApiParam({ name: 'filter', enum: Object.keys(FILTERS) })
  @ApiOkResponse({ content: Object.fromEntries(FORMATS.map((format) => [`image/${format}`, BINARY])) })
  async show(
    @Param('filter') filter: string,
    @Param('filename') filename: string,
    @Headers('accept') accept: string | undefined,
    @Reader() reader: PaywallReader,
    @Viewer() viewer: Member | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const isLocked = filter === LOCKED_FILTER;
    // Street styles lock as looks do; the name does not say which of the two it is.
    const decision = decide(reader, 'looks');
    if (isLocked && decision.locked)
      throw lockedFile(decision.reason, 'picture/forbidden', 'Pictures of this size need a plan.');
    const { bytes, format, isProvisional, isWithheld } = await this.queries.execute(
      new Picture(filter, filename, accept, viewer),
    );
    reply
      .header('cache-control', isWithheld ? NEVER : cachingOf(isLocked, isProvisional))
      .header('vary', 'Accept')
      .type(`image/${format}`)
      .send(bytes);
  }
}
