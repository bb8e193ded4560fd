import { Controller, Get, Header, Param } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { Locale } from '@toile/contracts';
import { Allow } from '../../../kernel/auth/allow.decorator.js';
import { ReaderLocale } from '../../../kernel/http/reader-locale.decorator.js';
import { DraftPreview, DraftPreviewDto } from '../queries/draft-preview.js';

/** The token in the address is all that is asked for; no answer is kept anywhere. */
@Controller('newsroom/words/preview')
@Allow('anyone')
export class DraftPreviewsController {
  constructor(private readonly queries: QueryBus) {}

  /** A draft, for who holds a link that works. */
  @Get(':token')
  @Header('cache-control', 'private, no-store')
  @Header('x-robots-tag', 'noindex')
  show(@Param('token') token: string, @ReaderLocale() locale: Locale): Promise<DraftPreviewDto> {
    return this.queries.execute(new DraftPreview({ token }, locale));
  }
}
