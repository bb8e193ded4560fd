import { Body, Controller, HttpCode, Param, Post, Req, UseGuards } from '@nestjs/common';
import { TTS_BATCH_PATH } from '@toile/contracts';
import type { FastifyRequest } from 'fastify';
import { ArrivalGuard } from '../intake/arrival.guard.js';
import { Intake } from '../intake/intake.js';
import { type Destination, destinationOf } from './destination.js';
import { readBatch } from './read-batch.js';
import { readBeacon, unknownFields } from './read-beacon.js';
import { readTagsSearch } from './read-tags-search.js';

/** Takes events, as forms or as JSON: 204 means that all of the request's events are durable. */
@Controller()
@UseGuards(ArrivalGuard)
export class BeaconsController {
  constructor(private readonly intake: Intake) {}

  /** A page was seen. */
  @Post('api/tts/page/:route')
  @HttpCode(204)
  page(@Param('route') route: string, @Body() body: unknown, @Req() request: FastifyRequest) {
    return this.take(destinationOf('page', { target: route }), body, request);
  }

  /** A look was opened. */
  @Post('api/tts/media/:slug')
  @HttpCode(204)
  media(@Param('slug') slug: string, @Body() body: unknown, @Req() request: FastifyRequest) {
    return this.take(destinationOf('media', { target: slug }), body, request);
  }

  /** A street-style picture was opened. */
  @Post('api/tts/streetstyle/:slug')
  @HttpCode(204)
  streetStyle(@Param('slug') slug: string, @Body() body: unknown, @Req() request: FastifyRequest) {
    return this.take(destinationOf('streetstyle', { target: slug }), body, request);
  }

  /** Pictures of a page were seen, or downloaded. */
  @Post('api/tts/photos/:route/:event')
  @HttpCode(204)
  photos(
    @Param('route') route: string,
    @Param('event') event: string,
    @Body() body: unknown,
    @Req() request: FastifyRequest,
  ) {
    return this.take(destinationOf('photos', { target: route, event }), body, request);
  }

  /** The paywall or a banner was clicked; custom events have a name of their own. */
  @Post('api/tts/click')
  @HttpCode(204)
  click(@Body() body: unknown, @Req() request: FastifyRequest) {
    return this.take(destinationOf('click'), body, request);
  }

  /** A link led away; `uri` says where to. */
  @Post('api/tts/outbound')
  @HttpCode(204)
  outbound(@Body() body: unknown, @Req() request: FastifyRequest) {
    return this.take(destinationOf('outbound'), body, request);
  }

  /** A report was read or downloaded. */
  @Post('api/tts/report')
  @HttpCode(204)
  report(@Body() body: unknown, @Req() request: FastifyRequest) {
    return this.take(destinationOf('report'), body, request);
  }

  /** An affiliated shop made a sale. */
  @Post('api/affiliation/purchase')
  @HttpCode(204)
  purchase(@Body() body: unknown, @Req() request: FastifyRequest) {
    return this.take(destinationOf('purchase'), body, request);
  }

  /** A search for tags that opened no page. */
  @Post('api/user/tags-search-count')
  @HttpCode(204)
  tagsSearch(@Body() body: unknown, @Req() request: FastifyRequest) {
    return this.intake.take([readTagsSearch(body)], request);
  }

  /** Up to a hundred events, all or none. */
  @Post(TTS_BATCH_PATH)
  @HttpCode(204)
  batch(@Body() body: unknown, @Req() request: FastifyRequest) {
    return this.intake.take(readBatch(body), request);
  }

  private take(destination: Destination, body: unknown, request: FastifyRequest): Promise<void> {
    const arrival = { destination, beacon: readBeacon(body), unknownFields: unknownFields(body) };
    return this.intake.take([arrival], request);
  }
}
