import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import {
  LISTING_PAGE_SIZE,
  type LookSummary,
  type Page,
  type Similar,
  type StreetStyleSummary,
} from '@toile/contracts';
import { Repository } from 'typeorm';
import { pageOf } from '../../../kernel/http/dto/page.dto.js';
import { LookEntity, StreetStyleEntity, unknownLook, unknownStreetStyle } from '../../catalogue/index.js';
import { Listings } from '../filters/listings.js';
import { IndexSynchroniser, type Names } from '../search-index/index-synchroniser.js';
import type { Candidate, Shelf } from '../search-index/search-index.js';
import { distancesTo } from './colour-distance.js';

/** The rarest tags choose the candidates; the commonest ones say least and cost most. */
const TAGS_THAT_CHOOSE = 4;
const CANDIDATES = 600;

type Picture = LookEntity | StreetStyleEntity;
interface Wanted {
  /** Leave out the looks of the same show. */
  otherShows: boolean;
}

/** Pictures like another one; how they are ranked stands in the README. */
@Injectable()
export class SimilarPictures {
  constructor(
    @InjectRepository(LookEntity) private readonly allLooks: Repository<LookEntity>,
    @InjectRepository(StreetStyleEntity) private readonly allStreetStyles: Repository<StreetStyleEntity>,
    private readonly synchroniser: IndexSynchroniser,
    private readonly listings: Listings,
  ) {}

  /** @throws DomainError look/unknown */
  async looks(slug: string, page: number, wanted: Wanted): Promise<Page<Similar<LookSummary>>> {
    const picture = await this.allLooks.findOneBy({ slug });
    if (!picture) throw unknownLook(slug);
    const { ranked, shown } = await this.#ranked('look', picture, page, wanted);
    return pageOf(withShared(picture, await this.listings.lookSummaries(shown)), ranked.length, page);
  }

  /** @throws DomainError street-style/unknown */
  async streetStyles(slug: string, page: number): Promise<Page<Similar<StreetStyleSummary>>> {
    const picture = await this.allStreetStyles.findOneBy({ slug });
    if (!picture) throw unknownStreetStyle(slug);
    const { ranked, shown } = await this.#ranked('street_style', picture, page, { otherShows: false });
    return pageOf(withShared(picture, await this.listings.streetStyleSummaries(shown)), ranked.length, page);
  }

  async #ranked(shelf: Shelf, picture: Picture, page: number, { otherShows }: Wanted) {
    const { index, names } = await this.synchroniser.current();
    const weights = rarityOf(picture.tag_slugs, names);
    const candidates = await index.nearest(shelf, picture.slug, {
      weights,
      type: picture.type_slug,
      choosing: rarest(weights),
      otherShows,
      limit: CANDIDATES,
    });
    const ranked = rank(picture, candidates);
    const from = (page - 1) * LISTING_PAGE_SIZE;
    return { ranked, shown: ranked.slice(from, from + LISTING_PAGE_SIZE) };
  }
}

/** Inverse document frequency of tags among looks, in nats: ln(1 + looks / looks with the tag). */
function rarityOf(tags: readonly string[], names: Names): Map<string, number> {
  const looks = looksIn(names);
  return new Map(
    tags.map((tag) => [tag, Math.log(1 + looks / Math.max(1, names.get(`tag/${tag}`)?.total_count ?? 0))]),
  );
}

const counted = new WeakMap<Names, number>();

/** Every look is of one type. */
function looksIn(names: Names): number {
  let looks = counted.get(names);
  if (looks === undefined) {
    looks = 0;
    for (const [key, { total_count }] of names) if (key.startsWith('type/')) looks += total_count;
    counted.set(names, looks);
  }
  return looks;
}

const rarest = (weights: ReadonlyMap<string, number>): string[] =>
  [...weights]
    .sort(([, a], [, b]) => b - a)
    .slice(0, TAGS_THAT_CHOOSE)
    .map(([tag]) => tag);

/** By the sum of rarity of shared tags, then colour, then season; see the README. */
function rank(picture: Picture, candidates: readonly Candidate[]): string[] {
  const distanceTo = distancesTo(picture.colours);
  return candidates
    .map(({ slug, weight, hexes, season }) => ({
      slug,
      rarity: Math.round(weight),
      colour: distanceTo(hexes),
      sameSeason: season === picture.season_slug,
    }))
    .sort(
      (a, b) =>
        b.rarity - a.rarity ||
        a.colour - b.colour ||
        Number(b.sameSeason) - Number(a.sameSeason) ||
        (a.slug < b.slug ? -1 : 1),
    )
    .map(({ slug }) => slug);
}

/** In the order of the picture's own tags. */
const withShared = <S extends LookSummary | StreetStyleSummary>(
  picture: Picture,
  summaries: readonly S[],
): Similar<S>[] =>
  summaries.map((summary) => {
    const own = new Set(summary.tags.map(({ slug }) => slug));
    return { ...summary, shared_tags: picture.tags.filter(({ slug }) => own.has(slug)) };
  });
