import type { Locale } from '@toile/contracts';
import { type Concept, slugsOf } from '../concept.js';
import type { Vocabulary } from '../vocabulary.js';
import type { Connector } from './connectors.js';
import type { Match } from './lexicon.js';
import type { NameMatch } from './name-words.js';

/** What an atom says: of a garment, of a look as a whole, or of a show. */
export type AtomKind =
  | 'piece'
  | 'colour'
  | 'fabric'
  | 'pattern'
  /** No pattern at all. */
  | 'plain'
  /** That a colour is all of a look's. */
  | 'whole'
  | 'tag'
  | 'type'
  | 'city'
  | 'season'
  | 'name';

/** Some words that mean one thing. `start` and `end` are places in the text. */
export interface Atom {
  kind: AtomKind;
  start: number;
  end: number;
  /** What any one of is meant: of the palette for colours, brands for names; of `plain` all patterns, of `whole` all garments. */
  slugs: string[];
  /** Of a name, beside brands. */
  models: string[];
  /** Of a trouser or skirt suit: garments one of which is of the jacket's cloth and colour. */
  matching: string[];
  /** Of a suit of no kind in particular: what is worn with its jacket. */
  wornWith: string[];
  concept: Concept | undefined;
  /** What it is called where the vocabulary does not say it. */
  name: string | undefined;
  locale: Locale;
}
export interface Joint {
  connector: Connector;
  start: number;
  end: number;
}
export type Item = { atom: Atom } | { joint: Joint } | { unknown: { start: number; end: number } };

/** An atom, wherever it stands. */
export type Meaning = Omit<Atom, 'start' | 'end'>;

export const EMPTY = {
  slugs: [],
  models: [],
  matching: [],
  wornWith: [],
  concept: undefined,
  name: undefined,
};

/** What is worn with the jacket of a suit, by the suit's concept. */
const MATCHING: Readonly<Record<string, string>> = {
  'garment/trouser-suit': 'garment/trousers',
  'garment/skirt-suit': 'garment/skirt',
};
/** A suit is no jacket over a dress. */
const WORN_WITH: Readonly<Record<string, readonly string[]>> = {
  'garment/suit': ['garment/trousers', 'garment/skirt'],
};

export function ofConcept({ concept, locale }: Match, vocabulary: Vocabulary): Meaning {
  const kind = kindOf(concept);
  const { id } = concept;
  if (kind === 'plain' || kind === 'whole') {
    const of = kind === 'plain' ? 'pattern' : 'garment';
    const all = vocabulary.concepts.filter((one) => one.kind === of && one !== concept);
    return { ...EMPTY, kind, concept, locale, slugs: all.flatMap(slugsOf) };
  }
  const matching = vocabulary.byId(MATCHING[id] ?? '');
  const meant = vocabulary.withNarrower(concept).filter((one) => kind !== 'colour' || one.kind === 'colour');
  return {
    ...EMPTY,
    kind,
    concept,
    locale,
    slugs: meant.flatMap(slugsOf),
    matching: matching ? vocabulary.withNarrower(matching).flatMap(slugsOf) : [],
    wornWith: (WORN_WITH[id] ?? []).flatMap((one) => {
      const worn = vocabulary.byId(one);
      return worn ? vocabulary.withNarrower(worn).flatMap(slugsOf) : [];
    }),
  };
}

/** That a look is of one colour, whichever it is. */
export const MONOCHROME = 'theme/monochrome';
const PIECES = ['garment', 'shoes', 'bag', 'accessory'];
export function kindOf({ id, kind }: Concept): AtomKind {
  if (id === 'pattern/plain') return 'plain';
  if (id === 'theme/head-to-toe' || id === MONOCHROME) return 'whole';
  if (PIECES.includes(kind)) return 'piece';
  if (kind === 'tone' || kind === 'colour') return 'colour';
  if (kind === 'fabric' || kind === 'pattern' || kind === 'type' || kind === 'city' || kind === 'season')
    return kind;
  return 'tag';
}

/** Of all that have such a name: brands and models together, else whatever comes first. */
export function ofName({ found }: NameMatch, vocabulary: Vocabulary, locale: Locale): Meaning {
  const of = (kind: string) => found.filter((one) => one.kind === kind).map(({ slug }) => slug);
  const name = found.length === 1 ? found[0]?.name : undefined;
  const [designers, models] = [of('designer'), of('model')];
  if (designers.length + models.length > 0)
    return { ...EMPTY, kind: 'name', slugs: designers, models, concept: undefined, name, locale };
  for (const kind of ['city', 'type', 'tag'] as const) {
    const slugs = of(kind);
    if (slugs.length > 0)
      return { ...EMPTY, kind, slugs, concept: vocabulary.conceptOfTag(slugs[0] ?? ''), name, locale };
  }
  return { ...EMPTY, kind: 'name', locale };
}
