import { Controller, Get, Header, Query } from '@nestjs/common';
import type { DataQuality } from '@toile/contracts';
import { validate } from '@toile/platform';
import { z } from 'zod';
import { Allow } from '../../accounts/roles/allow.decorator.js';
import { DataQualityQuery } from './data-quality.query.js';

export const dataQualitySchema = z.object({ minutes: z.coerce.number().int().min(1).max(1_440).default(60) });

@Controller('api/operations/data-quality')
@Allow('operations:read')
export class DataQualityController {
  constructor(private readonly quality: DataQualityQuery) {}

  /** Events a minute, refusals, bots, lag, unknown slugs and duplicates of the last minutes, and what is not as usual. */
  @Get()
  @Header('cache-control', 'private, no-store')
  async show(@Query() query: unknown): Promise<DataQuality> {
    const { minutes } = validate(dataQualitySchema, query);
    return this.quality.run(minutes, new Date());
  }
}
