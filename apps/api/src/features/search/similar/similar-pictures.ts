import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import {
  LISTING_PAGE_SIZE,
  type LikenessWeights,
  type LookSummary,
  PALETTE,
  type Page,
  type Similar,
  type StreetStyleSummary,
} from '@toile/contracts';
import { Repository } from 'typeorm';
import { coloursNear } from '../../../kernel/colours/nearest-colour.js';
import { pageOf } from '../../../kernel/http/dto/page.dto.js';
import { LookEntity, StreetStyleEntity, unknownLook, unknownStreetStyle } from '../../catalogue/index.js';
import { Listings } from '../filters/listings.js';
import { TagCategories } from '../filters/tag-categories.js';
import { IndexSynchroniser, type Names } from '../search-index/index-synchroniser.js';
import type { Condition } from '../search-index/query.js';
import type { Candidate, NearestWanted, SearchIndex, Shelf } from '../search-index/search-index.js';
import { distancesTo } from './colour-distance.js';
import { aspectsOfTags, likenessTo } from './likeness.js';

/** The rarest tags choose the candidates; the commonest ones say least and cost most. */
const TAGS_THAT_CHOOSE = 4;
const CANDIDATES = 600;
/** Those whose garments are read from the read model and compared, each some kilobyte. */
const CANDIDATES_COMPARED = 240;
const CANDIDATES_BY_COLOUR = 120;

type Picture = LookEntity | StreetStyleEntity;
type LikeCandidate = Pick<LookEntity, 'slug' | 'season_slug' | 'tag_slugs' | 'garments' | 'colours'>;

/** Pictures like another one; how they are ranked stands in the README. */
@Injectable()
export class SimilarPictures {
  constructor(
    @InjectRepository(LookEntity) private readonly allLooks: Repository<LookEntity>,
    @InjectRepository(StreetStyleEntity) private readonly allStreetStyles: Repository<StreetStyleEntity>,
    private readonly synchroniser: IndexSynchroniser,
    private readonly listings: Listings,
    private readonly categories: TagCategories,
  ) {}

  /**
   * Looks with the same tags.
   * @throws DomainError look/unknown
   */
  async looks(slug: string, page: number): Promise<Page<Similar<LookSummary>>> {
    const look = await this.look(slug);
    return this.lookPage(look, await this.#ranked('look', look), page);
  }

  /**
   * Looks of other shows that are like one by what the reader weighs.
   * @throws DomainError look/unknown
   */
  async relatedLooks(
    slug: string,
    page: number,
    weights: LikenessWeights,
  ): Promise<Page<Similar<LookSummary>>> {
    const look = await this.look(slug);
    const [{ index, names }, sorted] = await Promise.all([
      this.synchroniser.current(),
      this.categories.all(),
    ]);
    const aspects = aspectsOfTags(sorted);
    const rarity = rarityOf(look.tag_slugs, names);
    const tagWeights = new Map(
      [...rarity].flatMap(([tag, rare]) => {
        const weight = rare * weights[aspects.get(tag) ?? 'mood'];
        return weight > 0 ? [[tag, weight] as const] : [];
      }),
    );
    const [byTags, byColours] = await Promise.all([
      this.nearest(index, 'look', look, {
        weights: tagWeights,
        otherShows: true,
        limit: CANDIDATES_COMPARED,
      }),
      weights.colours > 0 ? colouredLike(index, look) : [],
    ]);
    const candidates = await this.candidates(look, [...byTags.map((one) => one.slug), ...byColours]);
    const likeness = likenessTo(look, weights, rarity, aspects);
    const ranked = candidates
      .map((one) => ({ ...one, likeness: likeness(one), sameSeason: one.season_slug === look.season_slug }))
      .filter((one) => one.likeness > 0)
      .sort(
        (a, b) =>
          b.likeness - a.likeness ||
          Number(b.sameSeason) - Number(a.sameSeason) ||
          (a.slug < b.slug ? -1 : 1),
      );
    return this.lookPage(
      look,
      ranked.map((one) => one.slug),
      page,
    );
  }

  /** @throws DomainError street-style/unknown */
  async streetStyles(slug: string, page: number): Promise<Page<Similar<StreetStyleSummary>>> {
    const picture = await this.allStreetStyles.findOneBy({ slug });
    if (!picture) throw unknownStreetStyle(slug);
    const ranked = await this.#ranked('street_style', picture);
    const shown = await this.listings.streetStyleSummaries(ofPage(ranked, page));
    return pageOf(withShared(picture, shown), ranked.length, page);
  }

  private async look(slug: string): Promise<LookEntity> {
    const look = await this.allLooks.findOneBy({ slug });
    if (!look) throw unknownLook(slug);
    return look;
  }

  private async lookPage(look: LookEntity, ranked: readonly string[], page: number) {
    const shown = await this.listings.lookSummaries(ofPage(ranked, page));
    return pageOf(withShared(look, shown), ranked.length, page);
  }

  /** Of other shows, each once. */
  private candidates({ collection }: LookEntity, slugs: readonly string[]): Promise<LikeCandidate[]> {
    return this.allLooks
      .createQueryBuilder('look')
      .select(['slug', 'season_slug', 'tag_slugs', 'garments', 'colours'])
      .where('slug = ANY(:slugs) AND collection <> :collection', { slugs, collection })
      .getRawMany<LikeCandidate>();
  }

  async #ranked(shelf: Shelf, picture: Picture): Promise<string[]> {
    const { index, names } = await this.synchroniser.current();
    const weights = rarityOf(picture.tag_slugs, names);
    return rank(
      picture,
      await this.nearest(index, shelf, picture, { weights, otherShows: false, limit: CANDIDATES }),
    );
  }

  private nearest(
    index: SearchIndex,
    shelf: Shelf,
    { slug, type_slug }: Picture,
    wanted: Pick<NearestWanted, 'weights' | 'otherShows' | 'limit'>,
  ): Promise<Candidate[]> {
    const choosing = rarest(wanted.weights);
    return index.nearest(shelf, slug, { ...wanted, type: type_slug, choosing });
  }
}

function ofPage(ranked: readonly string[], page: number): string[] {
  const from = (page - 1) * LISTING_PAGE_SIZE;
  return ranked.slice(from, from + LISTING_PAGE_SIZE);
}

/** Looks with one of its garments in a colour like it, or with its main colour where nobody says what it is made of. */
async function colouredLike(index: SearchIndex, look: LookEntity): Promise<string[]> {
  const like = (hex: string | undefined) => ({
    slugs: hex ? coloursNear(hex).map(({ slug }) => slug) : [],
    words: [],
  });
  const ways = look.garments
    .filter(({ fabric }) => fabric)
    .map(({ kind, colours }): Condition[] => {
      const hex = PALETTE.find(({ slug }) => slug === colours[0])?.hex;
      return [{ garment: { kinds: { slugs: [kind], words: [] }, colours: [like(hex)] } }];
    });
  const main: Condition = { colours: like(look.colours[0]), anywhere: false };
  const clauses = [{ anyOf: ways.length > 0 ? ways : [[main]], not: false }];
  const range = { offset: 0, limit: CANDIDATES_BY_COLOUR };
  return (await index.search('look', { type: look.type_slug, clauses }, range)).slugs;
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
