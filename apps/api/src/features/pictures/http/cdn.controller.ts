import { Controller, Get, Headers, Inject, Param, Res } from '@nestjs/common';
import { ApiOkResponse, ApiParam } from '@nestjs/swagger';
import { DomainError } from '@toile/platform';
import type { FastifyReply } from 'fastify';
import { Allow } from '../../../kernel/auth/allow.decorator.js';
import { FILTERS, FORMATS, isFilterName, negotiateFormat } from '../../../kernel/pictures/filters.js';
import type { PictureStore } from '../../../kernel/pictures/picture-store.js';
import { PICTURES } from '../../../kernel/tokens.js';
import { decide, lockedFile, type PaywallReader, Reader } from '../../paywall/index.js';

/** The size for reading seams; it comes with a plan. */
const LOCKED_FILTER = 'zoom_2000';

/** A name without any path: what it names is inside the media root or nowhere. */
const FILENAME = /^[a-z0-9][a-z0-9._-]{0,254}$/i;

const BINARY = { schema: { type: 'string', format: 'binary' } };

@Controller('cdn')
export class CdnController {
  constructor(@Inject(PICTURES) private readonly pictures: PictureStore) {}

  /** A picture in one of the sizes, as AVIF, WebP or JPEG by `Accept`; `zoom_2000` comes with a plan. */
  @Get(':filter/:filename')
  @Allow('anyone')
  @ApiParam({ name: 'filter', enum: Object.keys(FILTERS) })
  @ApiOkResponse({ content: Object.fromEntries(FORMATS.map((format) => [`image/${format}`, BINARY])) })
  async show(
    @Param('filter') filter: string,
    @Param('filename') filename: string,
    @Headers('accept') accept: string | undefined,
    @Reader() reader: PaywallReader,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const format = negotiateFormat(accept);
    const valid = isFilterName(filter) && FILENAME.test(filename) && !filename.includes('..');
    const isLocked = filter === LOCKED_FILTER;
    // Street styles lock as looks do; the name does not say which of the two it is.
    const decision = decide(reader, 'looks');
    if (isLocked && decision.locked)
      throw lockedFile(decision.reason, 'picture/forbidden', 'Pictures of this size need a plan.');
    const picture = valid ? await this.pictures.picture(filter, filename, format) : null;
    if (!picture) throw new DomainError('picture/unknown', 'There is no such picture.');
    // The name carries a hash of the content, so what it names never changes.
    reply
      .header('cache-control', `${isLocked ? 'private' : 'public'}, max-age=31536000, immutable`)
      .header('vary', 'Accept')
      .type(`image/${format}`)
      .send(picture);
  }
}
