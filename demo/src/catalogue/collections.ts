import { PALETTE, type TypeSlug } from '@toile/contracts';
import { Random } from '../random.js';
import { SHOWN_SEASONS, showWeek } from './calendar.js';
import type { Shades } from './dress.js';
import { HOUSES, type House } from './houses.js';
import type { ScenePlace } from './outfit.js';
import { TAG_SPECS } from './tags.js';
import { type Mood, Wardrobe } from './trends.js';
import type { DemoCollection, DemoSeason } from './types.js';
import { VENUES } from './venues.js';

/** A collection before its looks are drawn up. */
export interface Plan {
  house: House;
  season: DemoSeason;
  collection: DemoCollection;
  wardrobe: Wardrobe;
  shades: Shades;
}

const THEMES = TAG_SPECS.filter(({ category }) => category === 'theme');
const PLACES: ScenePlace[] = [
  'seamless',
  'arches',
  'columns',
  'curtain',
  'garden',
  'gallery',
  'hangar',
  'mirror',
  'sunset',
];
const LIGHT_COLOURS = PALETTE.filter(({ tone }) =>
  ['whites', 'pinks', 'yellows', 'greens', 'blues', 'purples', 'browns'].includes(tone),
);

/**
 * Which shows there are: main lines every half year, pre-collections of some houses, couture until FW26. Young houses
 * begin in 2022, and now and then one of the smaller ones sits a season out.
 */
function showsOf(seed: string, house: House, season: DemoSeason): TypeSlug[] {
  if (season.code === 'PF' || season.code === 'RS') return house.pre ? ['woman'] : [];
  if (house.founded >= 2015 && season.year < 2022) return [];
  if (house.size < 1.2 && new Random(`${seed}/absent/${house.slug}/${season.slug}`).chance(0.05)) return [];
  // Couture SS27 shows in January 2027, after the last season of the demo has closed.
  return house.types.filter((type) => type !== 'couture' || season.slug !== 'spring-summer-2027');
}

/** Plans every show and shares `total` looks out among them by house and kind, exactly. */
export function planCollections(seed: string, houses: House[], seasons: DemoSeason[], total: number): Plan[] {
  const plans = seasons.flatMap((season) =>
    houses.flatMap((house) => showsOf(seed, house, season).map((type) => plan(seed, house, season, type))),
  );
  const sizes = plans.map(({ house, season, collection }) => {
    const kind =
      collection.type === 'couture' ? 0.8 : season.code === 'PF' || season.code === 'RS' ? 0.65 : 1;
    return house.size * kind * (0.85 + 0.3 * new Random(`${seed}/size/${collection.slug}`).unit());
  });
  shareOut(total, sizes).forEach((count, index) => {
    const planned = plans[index];
    if (planned) planned.collection.looks_count = count;
  });
  return plans;
}

/** Whole numbers in proportion to `weights` that add up to `total` (largest remainders). */
function shareOut(total: number, weights: number[]): number[] {
  const sum = weights.reduce((a, b) => a + b, 0);
  const exact = weights.map((weight) => (total * weight) / sum);
  const counts = exact.map(Math.floor);
  const left = total - counts.reduce((a, b) => a + b, 0);
  const byRemainder = exact
    .map((value, index) => ({ index, rest: value % 1 }))
    .sort((a, b) => b.rest - a.rest);
  for (const { index } of byRemainder.slice(0, left)) counts[index] = (counts[index] ?? 0) + 1;
  return counts;
}

function plan(seed: string, house: House, season: DemoSeason, type: TypeSlug): Plan {
  const line = type === 'woman' ? '' : `-${type}`;
  const slug = `${house.slug}${line}-${season.slug}`;
  const random = new Random(`${seed}/collection/${slug}`);
  const mood: Mood = { seed, season, type, city: house.city, house: house.slug, themes: [] };
  const trend = new Wardrobe({ ...mood, themes: house.themes });
  const themes = new Set(random.chance(0.8) ? [random.pick(house.themes)] : []);
  while (themes.size < 3) themes.add(random.weighted(THEMES, (theme) => trend.weight(theme.slug)).slug);
  const week = showWeek(season, type, house.city);
  // In UTC: a morning in Europe is night in New York, where no show begins.
  const hour = random.whole(8, 19) + (house.city === 'new-york' ? 4 : 0);
  const show =
    week.start + random.whole(0, week.days - 1) * 86_400_000 + (hour * 2 + random.whole(0, 1)) * 1_800_000;
  const shades = shadesFor(seed, random, house, season);
  return {
    house,
    season,
    wardrobe: new Wardrobe({ ...mood, themes: [...themes] }),
    shades,
    collection: {
      slug,
      designer: house.slug,
      season: season.slug,
      type,
      city: house.city,
      show_date: new Date(show).toISOString(),
      venue: random.pick(VENUES),
      status: 'published',
      live: random.chance(0.3),
      looks_count: 0,
      cover: null,
      themes: [...themes],
      backdrop: {
        place: random.pick(PLACES),
        hue: random.pick(LIGHT_COLOURS).slug,
        light: random.between(0.35, 1),
        seed: slug,
      },
    },
  };
}

/** Colours of a show: the house's own, those in fashion this season, and one accent. */
function shadesFor(seed: string, random: Random, house: House, season: DemoSeason): Shades {
  const index = SHOWN_SEASONS.indexOf(season);
  const cold = season.code === 'FW' || season.code === 'PF';
  const inFashion = (slug: string, tone: string) => {
    const phase = new Random(`${seed}/colour/${slug}`).unit();
    const wave = Math.exp(0.8 * Math.sin(2 * Math.PI * (index / 16 + phase)));
    const dark = ['blacks', 'browns', 'greys'].includes(tone);
    return wave * (dark === cold ? 1.6 : 0.8) * (slug === 'black' ? 2 : 1);
  };
  const draw = () => random.weighted(PALETTE, ({ slug, tone }) => inFashion(slug, tone)).slug;
  const main = new Set([random.pick(house.colours), random.pick(house.colours)]);
  while (main.size < 5) main.add(draw());
  return { main: [...main], accent: draw() };
}

/** The houses of a small catalogue: one for each kind of show and city. */
export const SMALL_HOUSES = HOUSES.slice(0, 6);
