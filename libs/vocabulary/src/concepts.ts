import accessory from '../data/accessory.json' with { type: 'json' };
import bag from '../data/bag.json' with { type: 'json' };
import beauty from '../data/beauty.json' with { type: 'json' };
import category from '../data/category.json' with { type: 'json' };
import city from '../data/city.json' with { type: 'json' };
import colour from '../data/colour.json' with { type: 'json' };
import commonWords from '../data/common-words.json' with { type: 'json' };
import country from '../data/country.json' with { type: 'json' };
import detail from '../data/detail.json' with { type: 'json' };
import fabric from '../data/fabric.json' with { type: 'json' };
import garment from '../data/garment.json' with { type: 'json' };
import occupation from '../data/occupation.json' with { type: 'json' };
import pattern from '../data/pattern.json' with { type: 'json' };
import preferences from '../data/preferences.json' with { type: 'json' };
import season from '../data/season.json' with { type: 'json' };
import shoes from '../data/shoes.json' with { type: 'json' };
import silhouette from '../data/silhouette.json' with { type: 'json' };
import theme from '../data/theme.json' with { type: 'json' };
import tone from '../data/tone.json' with { type: 'json' };
import type from '../data/type.json' with { type: 'json' };
import type { Concept, ConceptKind, WrittenConcept } from './concept.js';

const WRITTEN: Record<ConceptKind, Record<string, WrittenConcept>> = {
  garment,
  shoes,
  bag,
  accessory,
  fabric,
  pattern,
  silhouette,
  detail,
  theme,
  beauty,
  tone,
  colour,
  type,
  city,
  season,
  category,
  occupation,
  country,
};

/** Every concept, in the order of kinds and of their files. */
export const CONCEPTS: readonly Concept[] = (Object.keys(WRITTEN) as ConceptKind[]).flatMap((kind) =>
  Object.entries(WRITTEN[kind]).map(([slug, written]) => {
    return { parents: [], ...written, id: `${kind}/${slug}`, kind, slug };
  }),
);

/** What a word means that means several things in a language: by language and word, the id of the concept. */
export const PREFERENCES: Readonly<Record<string, Readonly<Record<string, string>>>> = preferences;

/** Words of everyday life that mean nothing that is worn, by language and first letter: nobody who writes one means another word. */
export const COMMON_WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = commonWords;
