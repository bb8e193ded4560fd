import { TYPES } from '@toile/contracts';
import { describeGarments } from '@toile/vocabulary/descriptions';
import { Random } from '../random.js';
import { coloursOf, tagsOf } from './attributes.js';
import { CITIES, SEASONS, SHOWN_SEASONS } from './calendar.js';
import { type Plan, planCollections, SMALL_HOUSES } from './collections.js';
import { dress } from './dress.js';
import { garmentsOf } from './garments.js';
import { HOUSES } from './houses.js';
import { agencies, models } from './people.js';
import { imageFilename, PICTURE } from './picture.js';
import { streetStyles } from './street-styles.js';
import { TAG_SPECS } from './tags.js';
import type { DemoCatalogue, DemoLook, DemoModel } from './types.js';

const SCALES = {
  small: { houses: SMALL_HOUSES, seasons: SHOWN_SEASONS.slice(-4), looks: 400, streetStyles: 60, models: 40 },
  full: { houses: HOUSES, seasons: SHOWN_SEASONS, looks: 24_000, streetStyles: 2_000, models: 300 },
};

/**
 * The demo catalogue: invented houses, models and agencies, with tags whose popularity rises and falls between
 * seasons and differs by city and house. The same seed and scale give the same bytes (`generate-catalogue.spec.ts`).
 */
export function generateCatalogue({ seed, scale }: { seed: string; scale: 'small' | 'full' }): DemoCatalogue {
  const size = SCALES[scale];
  const people = models(seed, size.models);
  const plans = planCollections(seed, size.houses, size.seasons, size.looks);
  const looks = plans.flatMap((plan) => looksOf(seed, plan, people));
  return {
    seed,
    scale,
    cities: CITIES,
    types: TYPES.map((type) => ({ ...type })),
    seasons: SEASONS,
    designers: size.houses.map(({ slug, name, city, founded, note }, index) => ({
      slug,
      name,
      city,
      founded,
      note,
      popularity: index + 1,
    })),
    tags: TAG_SPECS.map(({ slug, name, category }) => ({ slug, name, category })),
    agencies: agencies(),
    models: people,
    collections: plans.map(({ collection }) => collection),
    looks,
    streetStyles: streetStyles(seed, size.streetStyles, plans, people),
  };
}

function looksOf(seed: string, plan: Plan, people: DemoModel[]): DemoLook[] {
  const { collection, wardrobe, shades, season, house } = plan;
  const gender = collection.type === 'man' ? 'man' : 'woman';
  const cast = castFor(new Random(`${seed}/cast/${collection.slug}`), people, gender, season.slug);
  const looks = Array.from({ length: collection.looks_count }, (_, index): DemoLook => {
    const slug = `${collection.slug}-look-${index + 1}`;
    const random = new Random(`${seed}/look/${slug}`);
    const outfit = dress(random, wardrobe, shades, gender);
    const model = cast[index % cast.length] as DemoModel;
    const drawn = { person: model.person, outfit, scene: collection.backdrop };
    const themes = collection.themes.filter((_, rank) => random.chance([0.75, 0.45, 0.3][rank] ?? 0));
    return {
      slug,
      collection: collection.slug,
      designer: house.slug,
      season: collection.season,
      type: collection.type,
      city: collection.city,
      position: index + 1,
      tags: [...themes, ...tagsOf(outfit), ...extraTags(random, plan)],
      models: [model.slug],
      colours: coloursOf(outfit),
      image_filename: imageFilename(slug, drawn),
      ...PICTURE,
      description: describeGarments(garmentsOf(outfit), 'en') ?? '',
      ...drawn,
    };
  });
  collection.cover = looks[0]?.image_filename ?? null;
  return looks;
}

const FINISHES = [
  'cut-outs',
  'fringe',
  'ruffles',
  'asymmetry',
  'draping',
  'embroidery',
  'sheer',
  'belted-waist',
].concat(['double-breasted', 'patch-pockets', 'high-slit']);

/** Details of making that a garment may have beside its cut. */
const extraTags = (random: Random, { wardrobe }: Plan) =>
  FINISHES.filter((tag) => random.chance(Math.min(0.5, 0.06 * wardrobe.weight(tag))));

/** Who walks: models of that gender who had their debut by then, famous ones more often. */
function castFor(random: Random, people: DemoModel[], gender: 'woman' | 'man', season: string): DemoModel[] {
  const order = new Map(SHOWN_SEASONS.map(({ slug }, index) => [slug, index]));
  const at = order.get(season) ?? 0;
  const free = people.filter((one) => one.gender === gender && (order.get(one.debut) ?? 0) <= at);
  const fallback = people.filter((one) => one.gender === gender && !one.new_face);
  const pool = free.length >= 6 ? free : fallback;
  const cast: DemoModel[] = [];
  for (let tries = 0; tries < 60 && cast.length < Math.min(24, pool.length); tries++) {
    const model = pool[Math.floor(random.unit() ** 1.7 * pool.length)];
    if (model && !cast.includes(model)) cast.push(model);
  }
  return cast;
}
