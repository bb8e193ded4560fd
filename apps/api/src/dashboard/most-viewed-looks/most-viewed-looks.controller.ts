import { Controller, Get, Header, Query } from '@nestjs/common';
import type { Figure } from '@toile/contracts';
import { validate } from '@toile/platform';
import { MostViewedLooksQuery, mostViewedLooksSchema } from './most-viewed-looks.query.js';

@Controller('api/dashboard/home/most-viewed-looks')
export class MostViewedLooksController {
  constructor(private readonly figure: MostViewedLooksQuery) {}

  @Get()
  @Header('cache-control', 'private, no-store')
  show(@Query() query: unknown): Promise<Figure> {
    return this.figure.run(validate(mostViewedLooksSchema, query));
  }
}
