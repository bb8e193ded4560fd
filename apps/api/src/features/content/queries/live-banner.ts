import { randomInt } from 'node:crypto';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { ApiProperty } from '@nestjs/swagger';
import { type ContentOf, LOCALES, type Locale } from '@toile/contracts';
import { inLanguage } from '../../../kernel/http/in-language.js';
import { ContentQuery, type ContentRow } from '../../catalogue/index.js';

export type BannerKind = 'footer-banner' | 'promo-band' | 'homepage-banner';

/** A banner that is live, in the language of the reader. */
export class BannerDto {
  /** @example "the-fitting" */
  id: string;
  /** @example "The fitting" */
  title: string;
  /** @example "Our letter." */
  text: string;
  image: string | null;
  /** @example "/newsletters/the-fitting-12" */
  url: string;
  /** @example "Read" */
  label: string;
  /** Whether readers may put it away. */
  dismissible: boolean;
  /** @example "2026-01-15T09:00:00.000Z" */
  starts_at: string;
  ends_at: string | null;
  /** Of the words: English where editors wrote none in the reader's. */
  @ApiProperty({ enum: LOCALES })
  language: Locale;
}

/** The newest banner of a kind that is live, or one of them drawn by weight; undefined where there is none. */
export class LiveBanner extends Query<BannerDto | undefined> {
  constructor(
    readonly kind: BannerKind,
    readonly locale: Locale,
    readonly choose: 'newest' | 'by-weight',
  ) {
    super();
  }
}

@QueryHandler(LiveBanner)
export class LiveBannerHandler implements IQueryHandler<LiveBanner> {
  constructor(private readonly content: ContentQuery) {}

  async execute({ kind, locale, choose }: LiveBanner): Promise<BannerDto | undefined> {
    const now = new Date().toISOString();
    const live = (await this.content.all(kind)).filter(({ doc }) => !doc.ends_at || doc.ends_at > now);
    const chosen = choose === 'newest' ? live[0] : draw(live, randomInt(1_000_000) / 1_000_000);
    return chosen && toBanner(chosen, locale);
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

export function toBanner(
  { slug, doc }: Pick<ContentRow<BannerKind>, 'slug' | 'doc'>,
  locale: Locale,
): BannerDto {
  const { weight: _, ...shown } = inLanguage(doc, locale);
  return { id: slug, ...shown };
}
