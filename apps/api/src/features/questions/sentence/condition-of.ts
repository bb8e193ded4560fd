import {
  PALETTE,
  type Question,
  type QuestionCondition,
  type QuestionFilter,
  type QuestionGroup,
} from '@toile/contracts';
import type { Atom } from '@toile/vocabulary/understanding';
import type { Said } from './phrases.js';
import type { Recent } from './said-recent.js';

/** What stands where in a sentence. */
export type Token = { start: number; end: number } & (
  | { is: 'said'; said: Said }
  | { is: 'number'; number: number }
  | { is: 'recent'; recent: Recent }
  | { is: 'or' }
  | { is: 'group'; group: QuestionGroup }
  | { is: 'atom'; atom: Atom }
);

const OF_ATOMS: Partial<Record<Atom['kind'], QuestionFilter>> = {
  piece: 'tag',
  fabric: 'tag',
  pattern: 'tag',
  tag: 'tag',
  city: 'city',
  type: 'type',
};

/** What a word says of what every cell must have. */
export function conditionOf(token: Token): QuestionCondition | undefined {
  if (token.is === 'said' && (token.said.kind === 'country' || token.said.kind === 'people'))
    return { dimension: 'country', any: [token.said.slug] };
  if (token.is === 'said' && token.said.kind === 'language')
    return { dimension: 'language', any: [token.said.slug] };
  if (token.is === 'group') return { dimension: token.group.dimension, any: [token.group.key] };
  if (token.is === 'said' && token.said.kind === 'occupation')
    return { dimension: 'occupation', any: [token.said.slug] };
  if (token.is !== 'atom') return undefined;
  const { kind, concept, slugs, models } = token.atom;
  const [slug] = slugs;
  if (kind === 'colour' && concept?.kind === 'tone') return { dimension: 'tone', any: [concept.slug] };
  if (kind === 'colour' && concept) return { dimension: 'colour', any: coloursOf(concept.slug, slugs) };
  if (kind === 'name')
    return slug
      ? { dimension: 'brand', any: slugs }
      : models.length > 0
        ? { dimension: 'model', any: models }
        : undefined;
  const dimension = OF_ATOMS[kind];
  // A tag is named by its own slug, as figures count it.
  const own = dimension === 'tag' ? (concept?.slug ?? slug) : slug;
  return dimension && own ? { dimension, any: [own] } : undefined;
}

/** What nothing may have. A group is said in the question, as those of its conditions are. */
export function withoutIn(
  unwanted: readonly Token[],
  wanted: readonly Token[],
): Pick<Question, 'without' | 'groups'> {
  const groups = [...wanted, ...unwanted].flatMap((token) => (token.is === 'group' ? [token.group] : []));
  return { without: unwanted.flatMap((token) => conditionOf(token) ?? []), groups };
}

/** A colour of the palette by itself; of a group, pastels or khaki, all that are in it. */
const coloursOf = (slug: string, slugs: readonly string[]): string[] => {
  const palette = slugs.filter((one) => PALETTE.some((colour) => colour.slug === one));
  return palette.includes(slug) ? [slug] : palette;
};

/** One condition of what has one or the other; a tone beside a colour is all colours of it. */
export function eitherOf(one: QuestionCondition, other: QuestionCondition): QuestionCondition | undefined {
  if (one.dimension === other.dimension) return { ...one, any: [...one.any, ...other.any] };
  const [coloursOfOne, coloursOfOther] = [one, other].map(coloursIn);
  if (!coloursOfOne || !coloursOfOther) return undefined;
  return { dimension: 'colour', any: [...new Set([...coloursOfOne, ...coloursOfOther])] };
}

/** Colours of the palette that a condition means; null where it is of none. */
export function coloursIn({ dimension, any }: QuestionCondition): string[] | null {
  if (dimension === 'tone') return PALETTE.filter(({ tone }) => any.includes(tone)).map(({ slug }) => slug);
  return dimension === 'colour' ? any : null;
}
