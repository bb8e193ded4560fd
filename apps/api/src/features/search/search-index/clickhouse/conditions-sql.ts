import {
  type Condition,
  type IndexQuery,
  type TermKind,
  termsOf,
  type Wanted,
  type WantedWord,
} from '../query.js';

const LISTS: Partial<Record<TermKind, string>> = { tag: 'tags', model: 'models', colour: 'colours' };
/** Nobody has said of it what it is made of. */
const UNDESCRIBED = 'empty(garment_kinds)';

/** Values of a query, bound to its names. */
export class Bound {
  readonly values: Record<string, string | readonly string[]> = {};
  #count = 0;

  text(value: string): string {
    return this.#bind(value, 'String');
  }

  list(values: readonly string[]): string {
    return this.#bind(values, 'Array(String)');
  }

  #bind(value: string | readonly string[], type: string): string {
    const name = `p${this.#count}`;
    this.#count += 1;
    this.values[name] = value;
    return `{${name}:${type}}`;
  }
}

/** What is asked of an index as a condition on `search_entry`. */
export function conditionOf(query: IndexQuery, bound: Bound): string {
  const all = [
    ...termsOf(query).map(([kind, slug]) => oneOf(kind, [slug], bound)),
    ...(query.anyTag ? [oneOf('tag', query.anyTag, bound)] : []),
    ...(query.colours ?? []).map((slugs) => oneOf('colour', slugs, bound)),
    ...(query.clauses ?? []).map(({ anyOf, not }) => {
      const ways = anyOf.filter((conditions) => conditions.length > 0);
      const any = either(ways.map((conditions) => every(conditions.map((one) => having(one, bound)))));
      return not ? `NOT (${any})` : any;
    }),
    ...(query.words ?? []).map((word) => holding(word, bound)),
  ];
  return every(all);
}

const every = (all: readonly string[]): string => (all.length === 0 ? '1' : `(${all.join(' AND ')})`);
const either = (all: readonly string[]): string => (all.length === 0 ? '0' : `(${all.join(' OR ')})`);

function oneOf(kind: TermKind, slugs: readonly string[], bound: Bound): string {
  if (slugs.length === 0) return '0';
  const list = LISTS[kind];
  return list ? `hasAnyTokens(${list}, ${bound.list(slugs)})` : `has(${bound.list(slugs)}, ${kind})`;
}

function having(condition: Condition, bound: Bound): string {
  if ('tags' in condition) return tagged(condition.tags, bound);
  if ('values' in condition)
    return either(condition.values.map(({ kind, slugs }) => oneOf(kind, slugs, bound)));
  if ('colours' in condition) return coloured(condition.colours, bound, condition);
  const { kinds, fabric, pattern, colours, unpatterned, matching } = condition.garment;
  const whole = garment(
    {
      kinds: kinds?.slugs,
      fabric: fabric?.slugs,
      pattern: pattern?.slugs,
      colours: colours.map((one) => one.slugs),
      noPatterns: unpatterned?.slugs,
      matching: matching?.slugs,
    },
    bound,
  );
  // Looks that do not say what each garment is like: their tags and colours have it all.
  const tags = [kinds, fabric, pattern, matching].flatMap((wanted) =>
    wanted ? [tagged(wanted, bound)] : [],
  );
  const apart = [
    ...tags,
    ...colours.map((wanted) => coloured(wanted, bound, { anywhere: false })),
    ...(unpatterned ? [`NOT ${tagged(unpatterned, bound)}`] : []),
  ];
  // An editor who takes a tag away takes back what the garments say.
  // Tags are looked up in an index; garments are only looked at where they are there.
  return every([...tags, either([whole, every([UNDESCRIBED, ...apart])])]);
}

interface Garment {
  kinds?: readonly string[] | undefined;
  fabric?: readonly string[] | undefined;
  pattern?: readonly string[] | undefined;
  colours: readonly (readonly string[])[];
  noPatterns?: readonly string[] | undefined;
  notOnly?: readonly string[] | undefined;
  matching?: readonly string[] | undefined;
}

/** That one garment is all of it. */
function garment(
  { kinds, fabric, pattern, colours, noPatterns, notOnly, matching }: Garment,
  bound: Bound,
): string {
  const is = (what: string, slugs: readonly string[] | undefined) =>
    slugs ? [`has(${bound.list(slugs)}, ${what})`] : [];
  const all = [
    ...is('kind', kinds),
    ...is('fabric', fabric),
    ...is('pattern', pattern),
    ...colours.map((slugs) => ofColour(slugs, bound)),
    ...is('pattern', noPatterns).map((one) => `NOT ${one}`),
    ...(notOnly
      ? [`arrayExists(one -> one != '' AND NOT has(${bound.list(notOnly)}, one), splitByChar(' ', colour))`]
      : []),
    ...(matching ? [hasMatch(matching, bound)] : []),
  ];
  if (all.length === 0) return '0';
  return `arrayExists((kind, fabric, pattern, colour) -> ${every(all)}, garment_kinds, garment_fabrics, garment_patterns, garment_colours)`;
}

/** That another garment is of the same cloth and colour. */
const hasMatch = (kinds: readonly string[], bound: Bound): string =>
  `arrayExists((other, cloth, print, shade) -> has(${bound.list(kinds)}, other) AND other != kind AND cloth = fabric AND print = pattern
    AND splitByChar(' ', shade)[1] = splitByChar(' ', colour)[1], garment_kinds, garment_fabrics, garment_patterns, garment_colours)`;

const ofColour = (slugs: readonly string[], bound: Bound): string =>
  `hasAny(splitByChar(' ', colour), ${bound.list(slugs)})`;

const tagged = (wanted: Wanted, bound: Bound): string =>
  either([oneOf('tag', wanted.slugs, bound), ...worded(wanted, bound)]);

type Where = { anywhere: boolean; throughout?: readonly string[] };

function coloured(wanted: Wanted, bound: Bound, { anywhere, throughout }: Where): string {
  const found = [oneOf('colour', wanted.slugs, bound), ...worded(wanted, bound)];
  const any = either(anywhere ? [...found, garment({ colours: [wanted.slugs] }, bound)] : found);
  if (!throughout) return any;
  const other = garment({ kinds: throughout, colours: [], notOnly: wanted.slugs }, bound);
  return every([any, `NOT ${other}`]);
}

const worded = ({ words }: Wanted, bound: Bound): string[] =>
  words
    .filter((some) => some.length > 0)
    .map((some) => `(${UNDESCRIBED} AND hasAllTokens(words, ${bound.list(some)}))`);

function holding({ text, whole, named }: WantedWord, bound: Bound): string {
  return either([
    whole ? `has(splitByNonAlpha(text), ${bound.text(text)})` : `position(text, ${bound.text(text)}) > 0`,
    ...named.map(({ kind, slugs }) => oneOf(kind, slugs, bound)),
  ]);
}
