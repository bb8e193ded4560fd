import { Body, Controller, Param, Post, Req, UseGuards } from '@nestjs/common';
import { MAX_BATCH_EVENTS, SLUG, TTS_BATCH_PATH } from '@toile/contracts';
import type { FastifyRequest } from 'fastify';
import { ArrivalGuard } from '../intake/arrival.guard.js';
import { type Destination, destinationOf, EVENT, ROUTE_NAME } from '../intake/destination.js';
import { Intake } from '../intake/intake.js';
import { readBeacon, unknownFields } from '../intake/read-beacon.js';
import { BEACON, NamedByPath, TakesEvents } from '../openapi/takes-events.decorator.js';
import { readBatch } from './read-batch.js';
import { MAX_TAGS, readTagsSearch } from './read-tags-search.js';

/** Takes events, as forms or as JSON: 204 means that all of the request's events are durable. */
@Controller()
@UseGuards(ArrivalGuard)
export class BeaconsController {
  constructor(private readonly intake: Intake) {}

  @Post('api/tts/page/:route')
  @NamedByPath('route', ROUTE_NAME, 'look_search.en')
  @TakesEvents({
    summary: 'A page was seen.',
    example: { uri: '/en/look/search?tags=denim', page: 1, query: '{"tags":"denim"}', consent: 'yes' },
  })
  page(@Param('route') route: string, @Body() body: unknown, @Req() request: FastifyRequest) {
    return this.take(destinationOf('page', { target: route }), body, request);
  }

  @Post('api/tts/media/:slug')
  @NamedByPath('slug', SLUG, 'castellani-brera-fall-winter-2026-look-12')
  @TakesEvents({ summary: 'A look was opened.', example: { uri: '/en/look/search', event: 'view' } })
  media(@Param('slug') slug: string, @Body() body: unknown, @Req() request: FastifyRequest) {
    return this.take(destinationOf('media', { target: slug }), body, request);
  }

  @Post('api/tts/streetstyle/:slug')
  @NamedByPath('slug', SLUG, 'paris-2026-10-02-3')
  @TakesEvents({
    summary: 'A street-style picture was opened.',
    example: { uri: '/en/streetstyle', event: 'view' },
  })
  streetStyle(@Param('slug') slug: string, @Body() body: unknown, @Req() request: FastifyRequest) {
    return this.take(destinationOf('streetstyle', { target: slug }), body, request);
  }

  @Post('api/tts/photos/:route/:event')
  @NamedByPath('route', ROUTE_NAME, 'look_search')
  @NamedByPath('event', EVENT, 'impression')
  @TakesEvents({
    summary: 'Pictures of a page were seen, or downloaded.',
    example: { uri: '/en/look/search', photos: 'look-1,look-2', count: 2 },
  })
  photos(
    @Param('route') route: string,
    @Param('event') event: string,
    @Body() body: unknown,
    @Req() request: FastifyRequest,
  ) {
    return this.take(destinationOf('photos', { target: route, event }), body, request);
  }

  @Post('api/tts/click')
  @TakesEvents({
    summary: 'The paywall or a banner was clicked; custom events have a name of their own.',
    example: { uri: '/en/model', event: 'paywall_subscribe' },
  })
  click(@Body() body: unknown, @Req() request: FastifyRequest) {
    return this.take(destinationOf('click'), body, request);
  }

  @Post('api/tts/outbound')
  @TakesEvents({
    summary: 'A link led away; `uri` says where to.',
    example: { uri: 'https://shop.example/coat' },
  })
  outbound(@Body() body: unknown, @Req() request: FastifyRequest) {
    return this.take(destinationOf('outbound'), body, request);
  }

  @Post('api/tts/report')
  @TakesEvents({
    summary: 'A report was read or downloaded.',
    example: { uri: '/en/reports/denim', event: 'download' },
  })
  report(@Body() body: unknown, @Req() request: FastifyRequest) {
    return this.take(destinationOf('report'), body, request);
  }

  @Post('api/affiliation/purchase')
  @TakesEvents({
    summary: 'An affiliated shop made a sale.',
    example: { uri: 'https://shop.example/coat', event: 'sale' },
  })
  purchase(@Body() body: unknown, @Req() request: FastifyRequest) {
    return this.take(destinationOf('purchase'), body, request);
  }

  @Post('api/user/tags-search-count')
  @TakesEvents({
    summary: 'A search for tags that opened no page.',
    example: { tags: ['denim', 'oversized'] },
    schema: {
      type: 'object',
      required: ['tags'],
      properties: {
        tags: {
          type: 'array',
          minItems: 1,
          maxItems: MAX_TAGS,
          items: { type: 'string', pattern: SLUG.source },
        },
      },
    },
  })
  tagsSearch(@Body() body: unknown, @Req() request: FastifyRequest) {
    return this.intake.take([readTagsSearch(body)], request);
  }

  @Post(TTS_BATCH_PATH)
  @TakesEvents({
    summary: 'Up to a hundred events, all or none; a 422 names events by index.',
    example: [{ path: '/api/tts/media/look-1', uri: '/en/look/search', event: 'view' }],
    schema: {
      type: 'array',
      minItems: 1,
      maxItems: MAX_BATCH_EVENTS,
      items: {
        allOf: [BEACON, { type: 'object', required: ['path'], properties: { path: { type: 'string' } } }],
      },
    },
    consumes: ['application/json'],
  })
  batch(@Body() body: unknown, @Req() request: FastifyRequest) {
    return this.intake.take(readBatch(body), request);
  }

  private take(destination: Destination, body: unknown, request: FastifyRequest): Promise<void> {
    const arrival = { destination, beacon: readBeacon(body), unknownFields: unknownFields(body) };
    return this.intake.take([arrival], request);
  }
}
