import { Controller, Header, HttpCode, Post, Req } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Allow } from '../../../kernel/auth/allow.decorator.js';
import { RateLimiter } from '../../../kernel/limits/rate-limiter.js';
import { type PaywallReader, PRIVATE, Reader } from '../../paywall/index.js';
import { LooksLikePicture, LooksLikePictureDto } from '../queries/looks-like-picture.js';
import { PICTURE_FORM, pictureIn } from './picture-form.js';

const LIMIT = { what: 'picture-search', most: 30, windowMs: 15 * 60_000 };

@Controller('api/search/picture')
export class PictureSearchController {
  constructor(
    private readonly queries: QueryBus,
    private readonly limiter: RateLimiter,
  ) {}

  /** Looks like a picture: multipart field `file`, JPEG, PNG, WebP or AVIF, 15 MB and 50 megapixels at most. It is kept nowhere; thirty in a quarter of an hour an address. */
  @Post()
  @HttpCode(200)
  @Allow('anyone')
  @Header(...PRIVATE)
  @ApiConsumes('multipart/form-data')
  @ApiBody({ schema: PICTURE_FORM })
  async search(
    @Req() request: FastifyRequest,
    @Reader() reader: PaywallReader,
  ): Promise<LooksLikePictureDto> {
    const read = pictureIn(request);
    await this.limiter.takeByAddress(LIMIT, request.ip);
    return this.queries.execute(new LooksLikePicture(read, reader));
  }
}
