import { describeGarments } from '@toile/vocabulary/descriptions';
import { Random } from '../random.js';
import { coloursOf, tagsOf } from './attributes.js';
import type { Plan } from './collections.js';
import { dress } from './dress.js';
import { garmentsOf } from './garments.js';
import type { ScenePlace } from './outfit.js';
import { imageFilename, PICTURE } from './picture.js';
import type { CitySlug, DemoModel, DemoStreetStyle } from './types.js';

const PHOTOGRAPHERS = [
  'Elie Vasseur',
  'Marta Quill',
  'Joon Hasegawa-Reed',
  'Tobias Lund',
  'Ines Caravel',
  'Dede Amponsah-Hale',
  'Luca Ferrandi',
  'Noor Belhaven',
];
const PLACES: Record<CitySlug, ScenePlace[]> = {
  paris: ['haussmann', 'park', 'terrace', 'colonnade'],
  milan: ['colonnade', 'canal', 'terrace', 'crossing'],
  'new-york': ['brownstone', 'crossing', 'park', 'crossing'],
  london: ['crossing', 'brownstone', 'park', 'canal'],
};
const HUES = ['ivory', 'sand', 'powder-blue', 'blush', 'pearl', 'butter', 'sage', 'dove-grey', 'ecru', 'sky'];

/** Pictures taken outside the shows: guests, off-duty models, most in the big cities' busiest weeks. */
export function streetStyles(
  seed: string,
  count: number,
  plans: Plan[],
  people: DemoModel[],
): DemoStreetStyle[] {
  const shows = plans.filter(({ season }) => season.code === 'FW' || season.code === 'SS');
  const random = new Random(`${seed}/street`);
  return Array.from({ length: count }, (_, index) => {
    const show = random.weighted(
      shows,
      ({ house, collection }) => house.size * (collection.type === 'couture' ? 0.4 : 1),
    );
    return picture(seed, index + 1, show, people);
  });
}

function picture(
  seed: string,
  number: number,
  { collection, season, wardrobe, shades }: Plan,
  people: DemoModel[],
) {
  const slug = `street-${collection.city}-${season.slug}-${number}`;
  const random = new Random(`${seed}/street/${slug}`);
  const type = collection.type === 'man' ? ('man' as const) : ('woman' as const);
  const known = random.chance(0.25);
  const wearer = random.pick(people.filter(({ gender }) => gender === type));
  const outfit = dress(random, wardrobe, shades, type);
  const drawn = {
    person: wearer.person,
    outfit,
    scene: {
      place: random.pick(PLACES[collection.city]),
      hue: random.pick(HUES),
      light: random.between(0.2, 1),
      seed: slug,
    },
  };
  const taken = Date.parse(collection.show_date) + random.whole(-90, 90) * 60_000;
  return {
    slug,
    designer: random.chance(0.35) ? collection.designer : null,
    season: season.slug,
    type,
    city: collection.city,
    tags: tagsOf(outfit),
    models: known ? [wearer.slug] : [],
    colours: coloursOf(outfit),
    image_filename: imageFilename(slug, drawn),
    ...PICTURE,
    description: describeGarments(garmentsOf(outfit), 'en') ?? '',
    ...drawn,
    photographer: random.pick(PHOTOGRAPHERS),
    taken_at: new Date(taken).toISOString(),
    sponsored: random.chance(0.06),
  };
}
