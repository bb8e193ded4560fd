import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Allow } from '../../../kernel/auth/allow.decorator.js';
import { Medias, MediasDto, MediasQueryDto } from '../queries/medias.js';

@Controller('api/medias')
export class MediasController {
  constructor(private readonly queries: QueryBus) {}

  /** Pictures by type and slug, a hundred at most. It reads only, so it needs no token. */
  @Post()
  @HttpCode(200)
  @Allow('anyone', { csrf: false })
  find(@Body() { items }: MediasQueryDto): Promise<MediasDto> {
    return this.queries.execute(new Medias(items));
  }
}
