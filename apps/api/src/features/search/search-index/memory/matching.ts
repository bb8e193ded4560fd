import type { Clause, Condition, TermKind, Wanted } from '../query.js';
import type { GarmentIndex } from './garment-index.js';
import { both, either, less } from './slot-set.js';

/** What clauses ask of an index; sets of looks are bits of `size` words. */
export interface Sets {
  size: number;
  garments: GarmentIndex;
  withAny(kind: TermKind, slugs: readonly string[]): Uint32Array;
  /** Looks whose descriptions have these words, whole. */
  withWords(words: readonly string[]): Uint32Array;
}

/** Leaves in `bits` what a clause lets stand. */
export function narrow(bits: Uint32Array, { anyOf, not }: Clause, sets: Sets): void {
  const any = new Uint32Array(sets.size);
  for (const conditions of anyOf) {
    const [first, ...others] = conditions.map((condition) => having(condition, sets));
    if (!first) continue;
    for (const other of others) both(first, other);
    either(any, first);
  }
  for (let word = 0; word < bits.length; word += 1)
    bits[word] = (bits[word] ?? 0) & (not ? ~(any[word] ?? 0) : (any[word] ?? 0));
}

function having(condition: Condition, sets: Sets): Uint32Array {
  if ('tags' in condition) return tagged(condition.tags, sets);
  if ('values' in condition) {
    const found = new Uint32Array(sets.size);
    for (const { kind, slugs } of condition.values) either(found, sets.withAny(kind, slugs));
    return found;
  }
  if ('colours' in condition) return coloured(condition.colours, sets, condition);
  const { kinds, fabric, pattern, colours, unpatterned, matching } = condition.garment;
  const wanted = {
    kinds: kinds?.slugs,
    fabrics: fabric?.slugs,
    patterns: pattern?.slugs,
    colours: colours.map(({ slugs }) => slugs),
    noPatterns: unpatterned?.slugs,
    matching: matching?.slugs,
  };
  const whole = sets.garments.find(wanted, sets.size);
  // Looks that do not say what each garment is like: their tags and colours have it all.
  const tags = [kinds, fabric, pattern, matching].filter((wanted) => wanted !== undefined);
  const apart = [
    ...tags.map((wanted) => tagged(wanted, sets)),
    ...colours.map((wanted) => coloured(wanted, sets, { anywhere: false })),
  ];
  const [first = new Uint32Array(sets.size), ...others] = apart;
  for (const other of others) both(first, other);
  if (unpatterned) less(first, tagged(unpatterned, sets));
  either(whole, sets.garments.undescribed(first));
  // An editor who takes a tag away takes back what the garments say.
  for (const wanted of tags) both(whole, tagged(wanted, sets));
  return whole;
}

const tagged = (wanted: Wanted, sets: Sets): Uint32Array =>
  worded(sets.withAny('tag', wanted.slugs), wanted, sets);

type Where = { anywhere: boolean; throughout?: readonly string[] };

function coloured(wanted: Wanted, sets: Sets, { anywhere, throughout }: Where): Uint32Array {
  const found = worded(sets.withAny('colour', wanted.slugs), wanted, sets);
  if (anywhere) either(found, sets.garments.find({ colours: [wanted.slugs] }, sets.size));
  if (throughout)
    less(found, sets.garments.find({ kinds: throughout, colours: [], notOnly: wanted.slugs }, sets.size));
  return found;
}

function worded(found: Uint32Array, { words }: Wanted, sets: Sets): Uint32Array {
  for (const some of words) either(found, sets.garments.undescribed(sets.withWords(some)));
  return found;
}
