import { randomInt } from 'node:crypto';
import { Controller, Get, Header, HttpStatus, Req, Res } from '@nestjs/common';
import type { Banner, ContentOf, Locale } from '@toile/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../../accounts/roles/allow.decorator.js';
import { localeOf } from '../../http/request-locale.js';
import { ContentQuery, type ContentRow } from '../content.query.js';

type BannerKind = 'footer-banner' | 'promo-band' | 'homepage-banner';

@Controller('api')
@Public()
export class BannersController {
  constructor(private readonly content: ContentQuery) {}

  @Get('footer/banner')
  footer(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Banner | undefined> {
    return this.newest('footer-banner', request, reply);
  }

  @Get('promo-band')
  promoBand(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Banner | undefined> {
    return this.newest('promo-band', request, reply);
  }

  /** Drawn anew for every reader: a banner of weight 2 comes twice as often as one of weight 1. */
  @Get('homepage-banner/show-random')
  @Header('cache-control', 'no-store')
  async random(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Banner | undefined> {
    const live = await this.live('homepage-banner');
    return orNothing(draw(live, randomInt(1_000_000) / 1_000_000), localeOf(request), reply);
  }

  private async newest(
    kind: BannerKind,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<Banner | undefined> {
    reply.header('cache-control', 'public, max-age=60').header('vary', 'X-Toile-Locale');
    return orNothing((await this.live(kind))[0], localeOf(request), reply);
  }

  private async live(kind: BannerKind): Promise<ContentRow<BannerKind>[]> {
    const now = new Date().toISOString();
    return (await this.content.all(kind)).filter(({ doc }) => !doc.ends_at || doc.ends_at > now);
  }
}

/** One of the banners by weight; `chance` in [0, 1). */
export function draw<T extends { doc: Pick<ContentOf<BannerKind>, 'weight'> }>(
  banners: readonly T[],
  chance: number,
): T | undefined {
  let left = chance * banners.reduce((sum, { doc }) => sum + doc.weight, 0);
  for (const banner of banners) {
    left -= banner.doc.weight;
    if (left < 0) return banner;
  }
  return banners.at(-1);
}

function orNothing(
  banner: ContentRow<BannerKind> | undefined,
  locale: Locale,
  reply: FastifyReply,
): Banner | undefined {
  if (!banner) {
    reply.status(HttpStatus.NO_CONTENT);
    return undefined;
  }
  const { weight: _, translations, ...shown } = banner.doc;
  return { id: banner.slug, ...shown, ...(locale === 'en' ? {} : translations?.[locale]) };
}
