import { Injectable } from '@nestjs/common';
import {
  LIKENESS_ASPECTS,
  LISTING_PAGE_SIZE,
  type LikenessWeights,
  type LookSummary,
  PALETTE,
  type Page,
  type Similar,
  type StreetStyleSummary,
} from '@toile/contracts';
import { LRUCache } from 'lru-cache';
import { coloursNear } from '../../../kernel/colours/nearest-colour.js';
import { pageOf } from '../../../kernel/http/dto/page.dto.js';
import { unknownLook, unknownStreetStyle } from '../../catalogue/index.js';
import { Listings } from '../filters/listings.js';
import { TagCategories } from '../filters/tag-categories.js';
import { IndexSynchroniser, type Names } from '../search-index/index-synchroniser.js';
import type { Clause, Condition } from '../search-index/query.js';
import type { Candidate, Described, SearchIndex, Shelf } from '../search-index/search-index.js';
import { distancesTo } from './colour-distance.js';
import { likenessTo, rolesOfTags, type TagRole } from './likeness.js';

/** The rarest tags choose the candidates; the commonest ones say least and cost most. */
const TAGS_THAT_CHOOSE = 6;
const CANDIDATES = 600;
/** Those whose garments are compared. */
const CANDIDATES_COMPARED = 160;
/** Those that wear such things, of each way to. */
const CANDIDATES_WORN = 60;

/** Rankings that are kept: further pages, and what several readers ask for. Each is some hundred slugs. */
const REMEMBERED = 1_000;

/** Pictures like another one; how they are ranked stands in the README. */
@Injectable()
export class SimilarPictures {
  readonly #rankings = new LRUCache<string, Promise<string[]>>({ max: REMEMBERED });
  #version = '';

  constructor(
    private readonly synchroniser: IndexSynchroniser,
    private readonly listings: Listings,
    private readonly categories: TagCategories,
  ) {}

  /**
   * Looks with the same tags.
   * @throws DomainError look/unknown
   */
  async looks(slug: string, page: number): Promise<Page<Similar<LookSummary>>> {
    const ranked = await this.#sameTags('look', slug, unknownLook);
    return pageOfSimilar(slug, ranked, page, (slugs) => this.listings.lookSummaries(slugs));
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
    const [{ index, names, version }, sorted] = await Promise.all([
      this.synchroniser.current(),
      this.categories.all(),
    ]);
    const weighed = LIKENESS_ASPECTS.map((aspect) => weights[aspect]).join();
    const ranked = await this.#remembered(version + sorted.version, `${weighed} ${slug}`, async () => {
      const [look] = await index.describe('look', [slug]);
      if (!look) throw unknownLook(slug);
      return relatedTo(look, index, weights, rarityOf(look.tags, names), rolesOfTags(sorted));
    });
    return pageOfSimilar(slug, ranked, page, (slugs) => this.listings.lookSummaries(slugs));
  }

  /** @throws DomainError street-style/unknown */
  async streetStyles(slug: string, page: number): Promise<Page<Similar<StreetStyleSummary>>> {
    const ranked = await this.#sameTags('street_style', slug, unknownStreetStyle);
    return pageOfSimilar(slug, ranked, page, (slugs) => this.listings.streetStyleSummaries(slugs));
  }

  async #sameTags(shelf: Shelf, slug: string, unknown: (slug: string) => Error): Promise<string[]> {
    const [{ index, names, version }, sorted] = await Promise.all([
      this.synchroniser.current(),
      this.categories.all(),
    ]);
    return this.#remembered(version + sorted.version, `${shelf} ${slug}`, async () => {
      const [picture] = await index.describe(shelf, [slug]);
      if (!picture) throw unknown(slug);
      const weights = rarityOf(picture.tags, names);
      const wanted = { weights, type: picture.type, choosing: heaviest(weights), limit: CANDIDATES };
      return rank(picture, await index.nearest(shelf, slug, { ...wanted, otherShows: false }));
    });
  }

  /** Worked out once, until an item changes or a tag is sorted anew. */
  #remembered(version: string, key: string, rank: () => Promise<string[]>): Promise<string[]> {
    if (this.#version !== version) this.#rankings.clear();
    this.#version = version;
    const known = this.#rankings.get(key) ?? rank();
    this.#rankings.set(key, known);
    known.catch(() => this.#rankings.delete(key));
    return known;
  }
}

/** Slugs of looks of other shows, the one most like it first. */
async function relatedTo(
  look: Described,
  index: SearchIndex,
  weights: LikenessWeights,
  rarity: ReadonlyMap<string, number>,
  roles: ReadonlyMap<string, TagRole>,
): Promise<string[]> {
  const likeness = likenessTo(look, weights, rarity, roles);
  const [byTags, ...worn] = await Promise.all([
    index.nearest('look', look.slug, {
      weights: likeness.tags,
      type: look.type,
      choosing: heaviest(likeness.tags),
      otherShows: true,
      limit: CANDIDATES_COMPARED,
    }),
    ...wornLike(look).map(async (clauses) => {
      const range = { offset: 0, limit: CANDIDATES_WORN };
      return (await index.search('look', { type: look.type, clauses }, range)).slugs;
    }),
  ]);
  const candidates = [...new Set([...byTags.map(({ slug }) => slug), ...worn.flat()])];
  return (await index.describe('look', candidates))
    .filter(({ collection }) => collection !== look.collection)
    .map((one) => {
      return { slug: one.slug, likeness: likeness.of(one), sameSeason: one.season === look.season };
    })
    .filter((one) => one.likeness > 0)
    .sort(
      (a, b) =>
        b.likeness - a.likeness || Number(b.sameSeason) - Number(a.sameSeason) || (a.slug < b.slug ? -1 : 1),
    )
    .map(({ slug }) => slug);
}

/** A page of what is like a picture, with the tags both have, in the order of the picture's own. */
async function pageOfSimilar<S extends LookSummary | StreetStyleSummary>(
  slug: string,
  ranked: readonly string[],
  page: number,
  summaries: (slugs: readonly string[]) => Promise<S[]>,
): Promise<Page<Similar<S>>> {
  const shown = await summaries([slug, ...ofPage(ranked, page)]);
  const tags = shown.find((one) => one.slug === slug)?.tags ?? [];
  const results = shown
    .filter((one) => one.slug !== slug)
    .map((summary) => {
      const own = new Set(summary.tags.map((tag) => tag.slug));
      return { ...summary, shared_tags: tags.filter((tag) => own.has(tag.slug)) };
    });
  return pageOf(results, ranked.length, page);
}

function ofPage(ranked: readonly string[], page: number): string[] {
  const from = (page - 1) * LISTING_PAGE_SIZE;
  return ranked.slice(from, from + LISTING_PAGE_SIZE);
}

/**
 * Who wears such a thing: all of its garments of such a cloth in colours like theirs, all in such colours, all of such cloth, or one of
 * both; where nobody says what it is made of, its main colour.
 */
function wornLike(look: Described): Clause[][] {
  const like = (hex: string | undefined) => wanted(hex ? coloursNear(hex).map(({ slug }) => slug) : []);
  const large = look.garments.filter(({ fabric }) => fabric);
  if (large.length === 0) return [[clause([{ colours: like(look.hexes[0]), anywhere: false }])]];
  const worn = large.map(({ kind, fabric, colours }) => {
    const hex = PALETTE.find(({ slug }) => slug === colours[0])?.hex;
    const garment = { kinds: wanted([kind]), colours: [like(hex)] };
    const cloth = wanted(fabric ? [fabric] : []);
    return {
      coloured: { garment },
      clothed: { garment: { ...garment, colours: [], fabric: cloth } },
      both: { garment: { ...garment, fabric: cloth } },
    };
  });
  return [
    worn.map(({ both }) => clause([both])),
    worn.map(({ coloured }) => clause([coloured])),
    worn.map(({ clothed }) => clause([clothed])),
    [{ anyOf: worn.map(({ both }) => [both]), not: false }],
  ];
}

const wanted = (slugs: string[]) => ({ slugs, words: [] });
const clause = (all: Condition[]): Clause => ({ anyOf: [all], not: false });

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

/** Tags that choose. */
const heaviest = (weights: ReadonlyMap<string, number>): string[] =>
  [...weights]
    .sort(([, a], [, b]) => b - a)
    .slice(0, TAGS_THAT_CHOOSE)
    .map(([tag]) => tag);

/** By the sum of rarity of shared tags, then colour, then season; see the README. */
function rank(picture: Described, candidates: readonly Candidate[]): string[] {
  const distanceTo = distancesTo(picture.hexes);
  return candidates
    .map(({ slug, weight, hexes, season }) => ({
      slug,
      rarity: Math.round(weight),
      colour: distanceTo(hexes),
      sameSeason: season === picture.season,
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
