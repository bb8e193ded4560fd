import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Allow } from '../../../kernel/auth/allow.decorator.js';
import { RetagLooksDto } from '../../catalogue/index.js';
import { PreviewRetag, RetagPreviewDto } from '../queries/preview-retag.js';

@Controller('api/editor/retags')
@Allow('catalogue:write')
export class RetagPreviewController {
  constructor(private readonly queries: QueryBus) {}

  /** The figures that a retag would change, before and after, by season and type; nothing is carried out. */
  @Post('preview')
  @HttpCode(200)
  preview(@Body() body: RetagLooksDto): Promise<RetagPreviewDto> {
    return this.queries.execute(new PreviewRetag(body));
  }
}
