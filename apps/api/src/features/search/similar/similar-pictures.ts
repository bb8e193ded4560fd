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
import type { Condition } from '../search-index/query.js';
import type { Candidate, Described, SearchIndex, Shelf } from '../search-index/search-index.js';
import { distancesTo } from './colour-distance.js';
import { aspectsOfTags, likenessTo, type TagAspect } from './likeness.js';

/** The rarest tags choose the candidates; the commonest ones say least and cost most. */
const TAGS_THAT_CHOOSE = 6;
const CANDIDATES = 600;
/** Those whose garments are compared. */
const CANDIDATES_COMPARED = 160;
const CANDIDATES_BY_COLOUR = 80;

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
      return relatedTo(look, index, weights, rarityOf(look.tags, names), aspectsOfTags(sorted));
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
  aspects: ReadonlyMap<string, TagAspect>,
): Promise<string[]> {
  const likeness = likenessTo(look, weights, rarity, aspects);
  const chosen = new Map(
    [...likeness.tags.keys()].map((tag) => [
      tag,
      (rarity.get(tag) ?? 0) * weights[aspects.get(tag) ?? 'mood'],
    ]),
  );
  const [byTags, byColours] = await Promise.all([
    index.nearest('look', look.slug, {
      weights: likeness.tags,
      type: look.type,
      choosing: heaviest(chosen),
      otherShows: true,
      limit: CANDIDATES_COMPARED,
    }),
    weights.colours > 0 ? colouredLike(index, look) : [],
  ]);
  const candidates = [...new Set([...byTags.map(({ slug }) => slug), ...byColours])];
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

/** Looks with one of its garments in a colour like it, or with its main colour where nobody says what it is made of. */
async function colouredLike(index: SearchIndex, look: Described): Promise<string[]> {
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
  const main: Condition = { colours: like(look.hexes[0]), anywhere: false };
  const clauses = [{ anyOf: ways.length > 0 ? ways : [[main]], not: false }];
  const range = { offset: 0, limit: CANDIDATES_BY_COLOUR };
  return (await index.search('look', { type: look.type, clauses }, range)).slugs;
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
