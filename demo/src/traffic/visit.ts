import { pathOf, type RouteName, type RouteParameters, type TrackingData } from '@toile/contracts';
import type { DemoLook } from '../catalogue/types.js';
import type { Random } from '../random.js';
import type { Interest } from './interest.js';
import type { Reader } from './reader.js';

/** One thing a reader did. */
export interface Step
  extends Pick<TrackingData, 'kind' | 'target' | 'uri' | 'page' | 'route_params' | 'query'> {
  at: number;
}

const CAMPAIGNS: readonly (readonly [source: string, content: string, campaign: string])[] = [
  ['instagram', 'story', 'fashion-week'],
  ['newsletter', 'look-of-the-day', 'weekly'],
  ['pinterest', 'pin', 'street-style'],
  ['google', 'ad', 'brand'],
];
const VAGUE = ['wedding guest', 'office outfit', 'what to wear', 'capsule wardrobe', 'red carpet'];

/** A visit: home or a link, then looks, searches, houses and shows, each leading to the next. */
export class Visit {
  readonly steps: Step[] = [];
  private at: number;
  private look: DemoLook | undefined;
  private tag: string | undefined;
  readonly campaign: readonly [string, string, string];

  constructor(
    private readonly random: Random,
    private readonly interest: Interest,
    private readonly reader: Reader,
    startMs: number,
  ) {
    this.at = startMs;
    this.campaign = random.chance(0.24) ? random.pick(CAMPAIGNS) : ['', '', ''];
  }

  /** A person's visit of at most `most` steps. */
  browse(most: number): void {
    this.enter();
    while (this.steps.length < most && this.random.chance(0.86)) {
      this.at += 4_000 + this.random.unit() ** 3 * 150_000;
      this.go();
    }
    this.steps.length = Math.min(this.steps.length, most);
  }

  /** A crawler's: one look after the other, whatever it is, at an even pace. */
  crawl(most: number): void {
    const count = Math.min(most, this.random.whole(20, 90));
    while (this.steps.length < count) {
      const look = this.interest.anyLook(this.random);
      if (!look) return;
      this.at += 900 + this.random.unit() * 900;
      this.open(look);
    }
    this.steps.length = Math.min(this.steps.length, most);
  }

  private enter(): void {
    const chance = this.random.unit();
    if (chance < 0.36) this.page('home', {});
    else if (chance < 0.6) this.openOne();
    else if (chance < 0.8) this.seeShow();
    else if (chance < 0.92) this.seeHouse();
    else this.search();
  }

  private go(): void {
    const chance = this.random.unit();
    if (chance < 0.56) this.openOne();
    else if (chance < 0.73) this.search();
    else if (chance < 0.83) this.seeHouse();
    else if (chance < 0.92) this.seeShow();
    else if (chance < 0.98) this.seeStreet();
    else this.page('home', {});
  }

  private openOne(): void {
    const look = this.nextLook();
    if (look) this.open(look);
  }

  /** The next look: one with the tag just searched for, a neighbour in the show, or one of a show in the news. */
  private nextLook(): DemoLook | undefined {
    const { random, interest, look, tag } = this;
    const chance = random.unit();
    // Some readers go back to the look they have just seen.
    if (look && chance < 0.04) return look;
    const tagged = tag && chance < 0.62 ? interest.lookWith(tag, random) : undefined;
    if (tagged) return tagged;
    const show = (look && chance < 0.75 ? interest.showOf(look) : undefined) ?? interest.show(random);
    return show && interest.lookOf(show, random);
  }

  private open(look: DemoLook): void {
    this.look = look;
    this.page('look_show', { slug: look.slug });
    const page = this.steps.at(-1);
    if (!page) return;
    const { uri, route_params, query } = page;
    this.steps.push({
      at: this.at + 12,
      kind: 'media',
      target: look.slug,
      uri,
      page: 0,
      route_params,
      query,
    });
  }

  private seeStreet(): void {
    const picture = this.interest.streetStyle(this.random);
    if (!picture) return;
    const uri = `/${this.reader.locale}/street/${picture.slug}`;
    this.steps.push({
      at: this.at,
      kind: 'streetstyle',
      target: picture.slug,
      uri,
      page: 0,
      route_params: { slug: picture.slug },
      query: {},
    });
  }

  private seeHouse(): void {
    // Who has just seen a look often wants its house: trends lead to brands.
    const house =
      this.look && this.random.chance(0.55) ? this.look.designer : this.interest.show(this.random)?.designer;
    if (house) this.page('designer_show', { slug: house });
  }

  private seeShow(): void {
    const show =
      (this.look && this.random.chance(0.3) ? this.interest.showOf(this.look) : undefined) ??
      this.interest.show(this.random);
    if (!show) return;
    this.look = this.interest.lookOf(show, this.random);
    this.page('collection_show', { slug: show.slug });
  }

  private search(): void {
    const query = this.searched();
    this.page('look_search', {}, query);
    for (let page = 2; page < 6 && this.random.chance(0.28); page++) {
      this.at += 6_000 + this.random.unit() * 30_000;
      this.page('look_search', {}, { ...query, page: String(page) });
    }
  }

  private searched(): Record<string, string> {
    const { random, interest } = this;
    const chance = random.unit();
    this.tag = undefined;
    if (chance < 0.62) this.tag = interest.tag(this.reader.country, random);
    if (this.tag && chance < 0.36) return { tags: this.tag };
    if (this.tag && chance < 0.48) return { tags: this.tag, season: interest.currentSeason };
    if (this.tag && chance < 0.54)
      return { tags: this.tag, type: random.pick(['woman', 'woman', 'man', 'couture']) };
    if (this.tag) return { search: this.tag.replaceAll('-', ' ') };
    const show = interest.show(random);
    if (show && chance < 0.86) return { designer: show.designer };
    if (show && chance < 0.94) return { city: show.city, season: show.season };
    return { search: random.pick(VAGUE) };
  }

  private page<Name extends RouteName>(
    route: Name,
    parameters: RouteParameters<Name>,
    query: Record<string, string> = {},
  ): void {
    const { locale } = this.reader;
    const path = pathOf(route, parameters);
    const search = Object.keys(query).length > 0 ? new URLSearchParams(query).toString() : '';
    this.steps.push({
      at: this.at,
      kind: 'page',
      target: `${route}.${locale}`,
      uri: `/${locale}${path === '/' ? '' : path}${search ? `?${search}` : ''}`,
      page: Number(query.page ?? 0),
      route_params: parameters,
      query,
    });
  }
}
