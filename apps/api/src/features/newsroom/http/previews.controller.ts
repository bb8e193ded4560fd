import { Controller, Get, Header, Headers, Param, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Allow } from '../../../kernel/auth/allow.decorator.js';
import { PreviewDto, PreviewedPicture, PreviewOfShow } from '../queries/preview.js';

/** The token in the address is all that is asked for; no answer is kept anywhere. */
@Controller()
@Allow('anyone')
export class PreviewsController {
  constructor(private readonly queries: QueryBus) {}

  /** A show before its time, for who holds a link that works. */
  @Get('newsroom/preview/:token')
  @Header('cache-control', 'private, no-store')
  @Header('x-robots-tag', 'noindex')
  show(@Param('token') token: string): Promise<PreviewDto> {
    return this.queries.execute(new PreviewOfShow(token));
  }

  /** A picture of that show. */
  @Get('api/newsroom/previews/:token/:filename')
  @ApiOkResponse({ content: { 'image/webp': { schema: { type: 'string', format: 'binary' } } } })
  async picture(
    @Param('token') token: string,
    @Param('filename') filename: string,
    @Headers('accept') accept: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { bytes, format } = await this.queries.execute(new PreviewedPicture(token, filename, accept));
    reply
      .header('cache-control', 'private, no-store')
      .header('vary', 'Accept')
      .type(`image/${format}`)
      .send(bytes);
  }
}
