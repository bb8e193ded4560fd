import { PALETTE, TONES } from '@toile/contracts';
import {
  type Atom,
  type AtomKind,
  type Choice,
  type Item,
  isOfShow,
  MONOCHROME,
  type Phrase,
  phrasesOf,
  unwantedOf,
} from '@toile/vocabulary/understanding';
import type { Clause, Condition, Wanted } from '../search-index/query.js';

/** In these languages what a thing is like stands before it. */
const BEFORE = ['en', 'zh'];
const OF_A_PIECE: readonly AtomKind[] = ['piece', 'colour', 'fabric', 'pattern', 'plain', 'whole'];
/** What looks must have, and the atoms they must not; `wordsOf` are an atom's own words. */
export function clausesOf(
  items: readonly Item[],
  wordsOf: (atom: Atom) => string[],
): { clauses: Clause[]; unwanted: Set<Atom> } {
  const read = phrasesOf(items);
  const phrases = butNotWanted(read);
  const shows = phrases.flatMap(({ choices, not }) => (not ? [] : choices.filter(isOfShow)));
  const clauses: Clause[] = ofShows(shows);
  for (const { choices, not, or } of phrases) {
    const said = choices.filter((choice) => not || !isOfShow(choice));
    if (said.length === 0) continue;
    if (said.every(({ kind }) => kind === 'plain')) {
      // Of nothing but plainness: no pattern anywhere.
      const patterned = said.map((choice): Condition => ({ tags: wantedOf(choice, wordsOf) }));
      clauses.push({ anyOf: [patterned], not: !not });
      continue;
    }
    const [one] = ofKind(said, 'whole');
    const isMonochrome = one?.atoms[0]?.concept?.id === MONOCHROME && ofKind(said, 'colour').length === 0;
    if (one && isMonochrome) clauses.push({ anyOf: inOneTone(wantedOf(one, wordsOf).slugs), not });
    const others = isMonochrome ? said.filter((choice) => choice !== one) : said;
    if (others.length === 0) continue;
    const conditions = conditionsOf(others, wordsOf, not);
    const last = clauses.at(-1);
    if (or && !not && last && !last.not) last.anyOf = [...last.anyOf, conditions];
    else clauses.push({ anyOf: [conditions], not });
  }
  return { clauses, unwanted: unwantedOf(read) };
}

/** "Jeans instead of trousers": what is wanted is not unwanted with the wider thing that it is one of. */
function butNotWanted(phrases: readonly Phrase[]): Phrase[] {
  const wanted = phrases.flatMap(({ not, choices }) => (not ? [] : choices.flatMap(({ atoms }) => atoms)));
  const lessWanted = (atom: Atom): Atom => {
    const kept = wanted
      .filter(({ kind, slugs }) => kind === atom.kind && slugs.length < atom.slugs.length)
      .filter(({ slugs }) => slugs.length > 0 && slugs.every((slug) => atom.slugs.includes(slug)))
      .flatMap(({ slugs }) => slugs);
    return kept.length > 0 ? { ...atom, slugs: atom.slugs.filter((slug) => !kept.includes(slug)) } : atom;
  };
  return phrases.map((phrase) =>
    phrase.not
      ? { ...phrase, choices: phrase.choices.map((one) => ({ ...one, atoms: one.atoms.map(lessWanted) })) }
      : phrase,
  );
}

/** "Monochrome" alone: all that is worn is of one tone, whichever that is. */
const inOneTone = (throughout: readonly string[]): Condition[][] =>
  TONES.map(({ slug }) => [
    {
      colours: { slugs: PALETTE.filter(({ tone }) => tone === slug).map((one) => one.slug), words: [] },
      anywhere: false,
      throughout,
    },
  ]);

function ofShows(shows: readonly Choice[]): Clause[] {
  const atoms = shows.flatMap((choice) => choice.atoms);
  const clause = (kind: 'type' | 'city' | 'season'): Clause[] => {
    const named = shows.filter((choice) => choice.kind === kind);
    const slugs = kind === 'season' ? seasonsOf(named) : slugsOf(named);
    return named.length > 0 ? [{ anyOf: [[{ values: [{ kind, slugs }] }]], not: false }] : [];
  };
  const names = narrowed(atoms.filter(({ kind }) => kind === 'name'));
  const brands = names.filter(({ models }) => models.length === 0);
  const others = names.filter(({ models }) => models.length > 0);
  const named = [...(brands.length > 0 ? [brands] : []), ...(others.length > 0 ? [others] : [])];
  return [
    ...(['type', 'city', 'season'] as const).flatMap(clause),
    ...named.map((some) => ({ anyOf: some.map((atom) => [namedBy(atom)]), not: false })),
  ];
}

const slugsOf = (choices: readonly Choice[]): string[] => [
  ...new Set(choices.flatMap(({ atoms }) => atoms.flatMap(({ slugs }) => slugs))),
];

/** "Summer dresses 2025" are of a summer that is of 2025; FW24 and FW26 are two. */
function seasonsOf(named: readonly Choice[]): string[] {
  let seasons: string[] = [];
  for (const choice of named) {
    const own = slugsOf([choice]);
    const both = seasons.filter((slug) => own.includes(slug));
    seasons = both.length > 0 ? both : [...seasons, ...own];
  }
  return seasons;
}

/** Parts of one name that were read one by one mean who has them all. */
function narrowed(names: readonly Atom[]): Atom[] {
  const found: Atom[] = [];
  for (const name of names) {
    const last = found.at(-1);
    const slugs = name.slugs.filter((slug) => last?.slugs.includes(slug));
    const models = name.models.filter((slug) => last?.models.includes(slug));
    if (last && slugs.length + models.length > 0) found[found.length - 1] = { ...name, slugs, models };
    else found.push(name);
  }
  return found;
}

const namedBy = ({ slugs, models }: Atom): Condition => ({
  values: [
    { kind: 'designer', slugs },
    { kind: 'model', slugs: models },
  ],
});

function conditionsOf(
  choices: readonly Choice[],
  wordsOf: (atom: Atom) => string[],
  not: boolean,
): Condition[] {
  const wanted: ToWanted = (choice) => wantedOf(choice, wordsOf);
  const attributes = choices.filter(({ kind }) => kind !== 'piece' && OF_A_PIECE.includes(kind));
  const pieces = withoutWider(choices.filter(({ kind }) => kind === 'piece'));
  const others = choices.filter(({ kind }) => !OF_A_PIECE.includes(kind));
  const ofOthers = others.map((choice): Condition => {
    if (choice.kind === 'tag') return { tags: wanted(choice) };
    const [atom] = choice.atoms;
    return choice.kind === 'name' && atom
      ? namedBy(atom)
      : { values: [{ kind: choice.kind as 'city', slugs: wanted(choice).slugs }] };
  });
  if (pieces.length === 0) return [...ofOthers, ...withoutPiece(attributes, wanted, not)];
  const owned = new Map(pieces.map((piece) => [piece, [] as Choice[]]));
  for (const attribute of attributes) owned.get(ownerOf(attribute, pieces, choices))?.push(attribute);
  const beside = pieces.flatMap(({ atoms: [atom] }): Condition[] =>
    atom && atom.wornWith.length > 0 ? [{ tags: { slugs: atom.wornWith, words: [] } }] : [],
  );
  return [...ofOthers, ...[...owned].flatMap(([piece, own]) => garment(piece, own, wanted)), ...beside];
}

const wantedOf = ({ atoms }: Choice, wordsOf: (atom: Atom) => string[]): Wanted => ({
  slugs: [...new Set(atoms.flatMap(({ slugs }) => slugs))],
  // Who says "plain" describes no pattern by that word.
  words: atoms.filter(({ kind }) => kind !== 'plain').map(wordsOf),
});

/** "Trench coat" said as "trench, coat": the wider one adds nothing. */
function withoutWider(pieces: readonly Choice[]): Choice[] {
  const known = pieces.map(({ atoms }) => new Set(atoms.flatMap(({ slugs }) => slugs)));
  return pieces.filter((_, index) => {
    const own = known[index] ?? new Set();
    return !known.some((narrower, at) => {
      if (at === index || narrower.size > own.size) return false;
      const isPart = [...narrower].every((slug) => own.has(slug));
      return isPart && (narrower.size < own.size || at < index);
    });
  });
}

function ownerOf(attribute: Choice, pieces: readonly Choice[], choices: readonly Choice[]): Choice {
  const place = choices.indexOf(attribute);
  const before = pieces.filter((piece) => choices.indexOf(piece) < place).at(-1);
  const after = pieces.find((piece) => choices.indexOf(piece) > place);
  const isBefore = BEFORE.includes(attribute.atoms[0]?.locale ?? 'en') && !attribute.ofBefore;
  return ((isBefore ? (after ?? before) : (before ?? after)) ?? pieces[0]) as Choice;
}

type ToWanted = (choice: Choice) => Wanted;
const ofKind = (choices: readonly Choice[], kind: AtomKind) =>
  choices.filter((choice) => choice.kind === kind);

/** A garment is of one fabric and has one pattern; more of them are of the look. */
function garment(piece: Choice | undefined, own: readonly Choice[], wanted: ToWanted): Condition[] {
  const [fabric, ...fabrics] = ofKind(own, 'fabric');
  const [pattern, ...patterns] = ofKind(own, 'pattern');
  const colours = ofKind(own, 'colour').map(wanted);
  const [plain] = ofKind(own, 'plain');
  const more = [...fabrics, ...patterns].map((choice): Condition => ({ tags: wanted(choice) }));
  const matching = piece?.atoms.flatMap((atom) => atom.matching) ?? [];
  if (piece && own.length === 0 && matching.length === 0) return [{ tags: wanted(piece) }];
  const whole = {
    ...(piece && { kinds: wanted(piece) }),
    ...(fabric && { fabric: wanted(fabric) }),
    ...(pattern && { pattern: wanted(pattern) }),
    ...(matching.length > 0 && { matching: { slugs: matching, words: [] } }),
    ...(plain && { unpatterned: wanted(plain) }),
    colours,
  };
  return [{ garment: whole }, ...more];
}

function withoutPiece(attributes: readonly Choice[], wanted: ToWanted, not: boolean): Condition[] {
  const [[whole], colours] = [ofKind(attributes, 'whole'), ofKind(attributes, 'colour')];
  const cloth = attributes.filter(({ kind }) => kind !== 'colour' && kind !== 'whole');
  // What is not wanted must be nowhere; what is wanted is what the look is known by.
  if (cloth.length === 0) {
    const apart = colours.map((choice) => ({
      colours: wanted(choice),
      anywhere: not && !whole,
      ...(whole && colours.length === 1 && { throughout: wanted(whole).slugs }),
    }));
    if (!whole || colours.length === 1) return apart;
    // "All in black and white": both are there, and all that is worn is of one or the other.
    const either = colours.map(wanted);
    const slugs = either.flatMap((one) => one.slugs);
    const words = either.flatMap((one) => one.words);
    return [...apart, { colours: { slugs, words }, anywhere: false, throughout: wanted(whole).slugs }];
  }
  if (attributes.length === 1) return cloth.map((choice) => ({ tags: wanted(choice) }));
  return garment(undefined, attributes, wanted);
}
