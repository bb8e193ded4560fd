import { Controller, Get, Header, HttpStatus, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiNoContentResponse } from '@nestjs/swagger';
import type { Locale } from '@toile/contracts';
import type { FastifyReply } from 'fastify';
import { Public } from '../../../kernel/auth/allow.decorator.js';
import { ReaderLocale } from '../../../kernel/http/reader-locale.decorator.js';
import { BannerDto, LiveBanner } from '../queries/live-banner.js';

@Controller('api')
@Public()
@ApiNoContentResponse({ description: 'None is live' })
export class BannersController {
  constructor(private readonly queries: QueryBus) {}

  /** The banner of the footer. */
  @Get('footer/banner')
  @Header('cache-control', 'public, max-age=60')
  @Header('vary', 'X-Toile-Locale')
  async footer(
    @ReaderLocale() locale: Locale,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<BannerDto | undefined> {
    const query = new LiveBanner('footer-banner', locale, 'newest');
    return orNothing(await this.queries.execute(query), reply);
  }

  /** The promotion across every page. */
  @Get('promo-band')
  @Header('cache-control', 'public, max-age=60')
  @Header('vary', 'X-Toile-Locale')
  async promoBand(
    @ReaderLocale() locale: Locale,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<BannerDto | undefined> {
    const query = new LiveBanner('promo-band', locale, 'newest');
    return orNothing(await this.queries.execute(query), reply);
  }

  /** A banner of the home page, drawn anew for every reader: one of weight 2 comes twice as often as one of weight 1. */
  @Get('homepage-banner/show-random')
  @Header('cache-control', 'no-store')
  async random(
    @ReaderLocale() locale: Locale,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<BannerDto | undefined> {
    const query = new LiveBanner('homepage-banner', locale, 'by-weight');
    return orNothing(await this.queries.execute(query), reply);
  }
}

function orNothing(banner: BannerDto | undefined, reply: FastifyReply): BannerDto | undefined {
  if (!banner) reply.status(HttpStatus.NO_CONTENT);
  return banner;
}
