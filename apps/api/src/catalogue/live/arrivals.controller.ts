import { Controller, Headers, Param, Query, Sse } from '@nestjs/common';
import { DomainError } from '@toile/platform';
import type { Observable } from 'rxjs';
import { z } from 'zod';
import { Public } from '../../accounts/roles/allow.decorator.js';
import { CollectionsQuery } from '../collection-details/collections.query.js';
import { type Arrival, Arrivals } from './arrivals.js';

const positionSchema = z.coerce.number().int().min(0).max(1_000_000).catch(0);

/** Server-sent events: `look` with each look of a live show as it comes out. */
@Controller('api/live')
@Public()
export class ArrivalsController {
  constructor(
    private readonly arrivals: Arrivals,
    private readonly collections: CollectionsQuery,
  ) {}

  /** @param after the last position that is known; a browser that reconnects says it in `Last-Event-ID` */
  @Sse(':slug/looks')
  async looks(
    @Param('slug') slug: string,
    @Query('after') after: unknown,
    @Headers('last-event-id') last: string | undefined,
  ): Promise<Observable<Arrival>> {
    const { live } = await this.collections.find(slug);
    if (!live) throw new DomainError('live/unknown', `The show "${slug}" is not broadcast.`);
    return this.arrivals.follow(slug, positionSchema.parse(last ?? after));
  }
}
