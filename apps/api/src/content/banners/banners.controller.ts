import { randomInt } from 'node:crypto';
import { Controller, Get, Header, HttpStatus, Res } from '@nestjs/common';
import type { Banner, ContentOf } from '@toile/contracts';
import type { FastifyReply } from 'fastify';
import { ContentQuery, type ContentRow } from '../content.query.js';

type BannerKind = 'footer-banner' | 'promo-band' | 'homepage-banner';

@Controller('api')
export class BannersController {
  constructor(private readonly content: ContentQuery) {}

  @Get('footer/banner')
  footer(@Res({ passthrough: true }) reply: FastifyReply): Promise<Banner | undefined> {
    return this.newest('footer-banner', reply);
  }

  @Get('promo-band')
  promoBand(@Res({ passthrough: true }) reply: FastifyReply): Promise<Banner | undefined> {
    return this.newest('promo-band', reply);
  }

  /** Drawn anew for every reader: a banner of weight 2 comes twice as often as one of weight 1. */
  @Get('homepage-banner/show-random')
  @Header('cache-control', 'no-store')
  async random(@Res({ passthrough: true }) reply: FastifyReply): Promise<Banner | undefined> {
    const live = await this.live('homepage-banner');
    return orNothing(draw(live, randomInt(1_000_000) / 1_000_000), reply);
  }

  private async newest(kind: BannerKind, reply: FastifyReply): Promise<Banner | undefined> {
    reply.header('cache-control', 'public, max-age=60');
    return orNothing((await this.live(kind))[0], reply);
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

function orNothing(banner: ContentRow<BannerKind> | undefined, reply: FastifyReply): Banner | undefined {
  if (!banner) {
    reply.status(HttpStatus.NO_CONTENT);
    return undefined;
  }
  const { weight: _, ...shown } = banner.doc;
  return { id: banner.slug, ...shown };
}
