import type { DemoCatalogue, DemoLook, DemoSeason, DemoStreetStyle } from '../catalogue/types.js';
import { hashUnit, type Random } from '../random.js';
import { COUNTRIES } from './countries.js';
import { crazeFor } from './crazes.js';
import { Cumulative } from './cumulative.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const TYPE_WEIGHT = { woman: 1, couture: 0.8, man: 0.55 };

interface Show {
  slug: string;
  designer: string;
  city: string;
  season: string;
  at: number;
  /** Popularity of house and kind. */
  fame: number;
  /** Opening and closing look first; of the others early ones rather than late ones, each with an appeal of its own. */
  looks: DemoLook[];
}

/** What readers want to see at a moment: shows by fame and age, tags by fashion and country. */
export class Interest {
  private readonly shows: Show[];
  private readonly bySlug: Map<string, Show>;
  private readonly fame: Map<string, number>;
  private readonly byTag = new Map<string, { at: number; look: DemoLook }[]>();
  private readonly street: DemoStreetStyle[];
  private readonly shares = new Map<string, Map<string, number>>();
  private readonly main: DemoSeason[];
  private nowHour = -1;
  private now = 0;
  private shown = new Cumulative([]);
  private season = '';
  private day = -1;
  private readonly tags: string[];
  /** Of the season, by country. */
  private weights: number[][] = [];
  private tagDraws: Cumulative[] = [];

  constructor(
    private readonly catalogue: DemoCatalogue,
    private readonly seed: string,
    /** What is kept on boards follows what was searched for weeks before. */
    private readonly isKept = false,
  ) {
    this.tags = catalogue.tags.map(({ slug }) => slug);
    this.fame = new Map(catalogue.designers.map(({ slug, popularity }) => [slug, popularity ** -0.85]));
    this.shows = this.orderShows();
    this.bySlug = new Map(this.shows.map((show) => [show.slug, show]));
    for (const { at, looks } of this.shows)
      for (const look of looks) for (const tag of look.tags) this.file(tag, at, look);
    this.street = [...catalogue.streetStyles].sort((a, b) => (a.taken_at < b.taken_at ? -1 : 1));
    this.main = catalogue.seasons
      .filter(({ code }) => code === 'FW' || code === 'SS')
      .sort((a, b) => (a.shows_start < b.shows_start ? -1 : 1));
    for (const [season, looks] of groupBy(catalogue.looks, (look) => look.season))
      this.shares.set(season, sharesOf(looks));
  }

  /** Moves to a time; weights are refreshed once an hour, because new shows come in. */
  moveTo(timeMs: number): void {
    const hour = Math.floor(timeMs / HOUR_MS);
    if (hour === this.nowHour) return;
    this.nowHour = hour;
    this.now = timeMs;
    this.shown = new Cumulative(this.shows.map((show) => this.weightOf(show)));
    const season = this.main.findLast(({ shows_start }) => Date.parse(shows_start) <= timeMs)?.slug ?? '';
    if (season !== this.season) this.weighTags(season);
    const day = Math.floor(timeMs / DAY_MS);
    if (day !== this.day) this.drawTags(day);
  }

  show(random: Random): Show | undefined {
    return this.shows[this.shown.draw(random)];
  }

  /** A look of a show: the first and the last far more often than the thirtieth. */
  lookOf(show: Show, random: Random): DemoLook | undefined {
    return show.looks[Math.floor(show.looks.length * random.unit() ** 1.9)];
  }

  showOf(look: DemoLook): Show | undefined {
    return this.bySlug.get(look.collection);
  }

  /** Any look that has been shown, famous or not. */
  anyLook(random: Random): DemoLook | undefined {
    const past = this.before(this.shows);
    const show = this.shows[Math.floor(random.unit() * past)];
    return show?.looks[Math.floor(random.unit() * show.looks.length)];
  }

  /** A recent look with the tag, of a famous house rather than of another. */
  lookWith(tag: string, random: Random): DemoLook | undefined {
    const list = this.byTag.get(tag);
    if (!list) return undefined;
    const count = this.before(list);
    if (count === 0) return undefined;
    const one = () => list[Math.floor(count * (1 - random.unit() ** 2.4))]?.look ?? list[0]?.look;
    const [a, b] = [one(), one()];
    if (!a || !b) return a;
    return this.fameOf(a.designer) * random.unit() > this.fameOf(b.designer) * random.unit() ? a : b;
  }

  tag(country: number, random: Random): string | undefined {
    return this.tags[this.tagDraws[country]?.draw(random) ?? -1];
  }

  streetStyle(random: Random): DemoStreetStyle | undefined {
    const last = lowerBound(this.street, (one) => Date.parse(one.taken_at) > this.now);
    return this.street[Math.floor(last * (1 - random.unit() ** 2))];
  }

  get currentSeason(): string {
    return this.season;
  }

  private fameOf(designer: string): number {
    return this.fame.get(designer) ?? 0.01;
  }

  private before(list: readonly { at: number }[]): number {
    return lowerBound(list, ({ at }) => at > this.now);
  }

  private weightOf({ at, fame }: Show): number {
    const days = (this.now - at) / DAY_MS;
    if (days < 0) return 0;
    return fame * (0.06 + 4 * Math.exp(-days / 9) + 0.9 * Math.exp(-days / 110));
  }

  private orderShows(): Show[] {
    const looks = groupBy(this.catalogue.looks, (look) => look.collection);
    return this.catalogue.collections
      .filter(({ status }) => status === 'published')
      .map((one): Show => {
        const inOrder = looks.get(one.slug) ?? [];
        // What comes early is scrolled to more often, whatever it is.
        const late = ({ position }: DemoLook) => (1.5 * position) / inOrder.length;
        const rank = (look: DemoLook) =>
          look.position === 1
            ? -2
            : look.position === inOrder.length
              ? -1
              : hashUnit(`${this.seed}/rank/${look.slug}`) + late(look);
        const fame = this.fameOf(one.designer) * TYPE_WEIGHT[one.type] * Math.sqrt(inOrder.length);
        const ranked = inOrder.map((look) => ({ look, rank: rank(look) })).sort((a, b) => a.rank - b.rank);
        return {
          slug: one.slug,
          designer: one.designer,
          city: one.city,
          season: one.season,
          at: Date.parse(one.show_date),
          fame,
          looks: ranked.map(({ look }) => look),
        };
      })
      .filter((show) => show.looks.length > 0)
      .sort((a, b) => a.at - b.at);
  }

  private file(tag: string, at: number, look: DemoLook): void {
    const list = this.byTag.get(tag);
    if (list) list.push({ at, look });
    else this.byTag.set(tag, [{ at, look }]);
  }

  /** Readers search for what the season shows, more for what is rising, and each country has its taste. */
  private weighTags(season: string): void {
    this.season = season;
    this.day = -1;
    const code = season.replace(/-\d+$/, '');
    const year = Number(season.slice(-4));
    const now = this.shares.get(season);
    const before = this.shares.get(`${code}-${year - 1}`);
    const weights = this.catalogue.tags.map(({ slug, category }) => {
      const share = (now?.get(slug) ?? 0) + 0.003;
      const rise = Math.min(2.5, Math.max(0.4, share / ((before?.get(slug) ?? share) + 0.003)));
      const appeal = 0.4 + 1.8 * hashUnit(`${this.seed}/appeal/${slug}`) ** 2;
      return (
        share ** 0.75 * rise ** 0.8 * appeal * (category === 'beauty' ? 0.25 : category === 'theme' ? 1.6 : 1)
      );
    });
    this.weights = COUNTRIES.map(({ code: country }) =>
      weights.map(
        (weight, i) =>
          weight * Math.exp(1.2 * hashUnit(`${this.seed}/taste/${country}/${this.tags[i]}`) - 0.6),
      ),
    );
  }

  /** Crazes are the same everywhere, and for what is shown. */
  private drawTags(day: number): void {
    this.day = day;
    const shown = this.shares.get(this.season);
    const crazes = this.tags.map(
      (tag) => (shown?.has(tag) ? 1 : 0) * crazeFor(this.seed, tag, day * DAY_MS, this.isKept),
    );
    this.tagDraws = this.weights.map((weights) => {
      const all = weights.reduce((sum, weight) => sum + weight, 0);
      return new Cumulative(weights.map((weight, i) => weight + all * (crazes[i] ?? 0)));
    });
  }
}

function sharesOf(looks: DemoLook[]): Map<string, number> {
  const shares = new Map<string, number>();
  for (const { tags } of looks)
    for (const tag of tags) shares.set(tag, (shares.get(tag) ?? 0) + 1 / looks.length);
  return shares;
}

function groupBy<T>(list: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of list) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

/** First index for which `past` holds in a list where it holds from some point on. */
function lowerBound<T>(list: readonly T[], past: (item: T) => boolean): number {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (past(list[middle] as T)) high = middle;
    else low = middle + 1;
  }
  return low;
}
