import { quantile, randomNumbers } from '@toile/forecast';
import { type Kappa, kappaOf, kappaValue, type TagTable } from './kappa.js';

/** A look both were done with; the two by their subjects, the tags by their slugs. */
export interface ComparedLook {
  show: string;
  look: string;
  /** When the second of them was done. */
  at: string;
  taggers: readonly [string, string];
  tags: readonly [readonly string[], readonly string[]];
}

export type TagAgreement = TagTable & Kappa & { tag: string };
/** Of several tags at once. */
export type GroupAgreement = TagTable & Kappa & { tags: number };

export interface Agreement {
  looks: number;
  /** The tag on which the two disagree most often comes first, among equals that with the lower kappa. */
  tags: TagAgreement[];
  /** All decisions of all tags in one table. */
  overall: GroupAgreement;
  /** The mean of the tags' kappas, of those that have one. */
  macro: Kappa & { tags: number };
  /** As overall, of the tags of a category. */
  categories: (GroupAgreement & { category: string })[];
}

const empty = (): TagTable => ({ both: 0, firstOnly: 0, secondOnly: 0, neither: 0 });

/** As many as figures need to be the same to a hundredth whatever the seed. */
const RESAMPLES = 500;
const SEED = 1960;

/**
 * How far two agree about tags of looks. A tag counts where somebody of `known` gave it; each look is a decision about each of them.
 * Intervals of a tag are those of its kappa; a look's decisions hang together, so those of several tags are the middle 95 % of 500
 * resamples of looks (B. Efron, "Bootstrap methods", Annals of Statistics 7, 1979), by one seed.
 */
export function agreementOf(
  looks: readonly ComparedLook[],
  known: readonly string[],
  categoryOf: (tag: string) => string,
): Agreement {
  const slots = new Map(known.map((tag, slot) => [tag, slot]));
  // Kappa does not ask who is first; one pair keeps one order, so that its table adds up.
  const said = looks.map(({ taggers, tags }) =>
    decisionsOf(taggers[0] <= taggers[1] ? tags : [tags[1], tags[0]], slots),
  );
  const tables = tablesOf(said, known.length);
  const categories = [...new Set(known.map(categoryOf))].sort();
  const groups = [known, ...categories.map((one) => known.filter((tag) => categoryOf(tag) === one))].map(
    (tags) => tags.map((tag) => slots.get(tag) ?? 0),
  );
  const resampled = resamples(said, known.length, groups);
  const [overall = grouped(tables, [], []), ...rest] = groups.map((slotsOfGroup, at) =>
    grouped(tables, slotsOfGroup, resampled.groups[at] ?? []),
  );
  return {
    looks: looks.length,
    tags: known
      .map((tag, slot) => {
        const table = tables[slot] ?? empty();
        return { tag, ...table, ...kappaOf(table) };
      })
      .sort(byDisagreement),
    overall,
    macro: macroOf(tables, resampled.macro),
    categories: categories.map((category, at) => ({ category, ...(rest[at] ?? overall) })),
  };
}

const disagreeing = ({ firstOnly, secondOnly }: TagTable) => firstOnly + secondOnly;
const byDisagreement = (a: TagAgreement, b: TagAgreement) =>
  disagreeing(b) - disagreeing(a) || (a.kappa ?? 1) - (b.kappa ?? 1) || (a.tag < b.tag ? -1 : 1);

type Cell = Exclude<keyof TagTable, 'neither'>;
type Decision = readonly [slot: number, cell: Cell];

/** What was said of a look, but for tags that neither gave. */
function decisionsOf([first, second]: ComparedLook['tags'], slots: ReadonlyMap<string, number>): Decision[] {
  const given = [...new Set([...first, ...second])];
  return given.flatMap((tag): Decision[] => {
    const slot = slots.get(tag);
    if (slot === undefined) return [];
    const cell = !second.includes(tag) ? 'firstOnly' : first.includes(tag) ? 'both' : 'secondOnly';
    return [[slot, cell]];
  });
}

function tablesOf(said: readonly (readonly Decision[])[], tags: number): TagTable[] {
  const tables = Array.from({ length: tags }, () => ({ ...empty(), neither: said.length }));
  for (const decisions of said)
    for (const [slot, cell] of decisions) {
      const table = tables[slot];
      if (!table) continue;
      table[cell] += 1;
      table.neither -= 1;
    }
  return tables;
}

function added(tables: readonly TagTable[], slots: readonly number[]): TagTable {
  const sum = empty();
  for (const slot of slots) {
    const table = tables[slot];
    if (!table) continue;
    for (const cell of ['both', 'firstOnly', 'secondOnly', 'neither'] as const) sum[cell] += table[cell];
  }
  return sum;
}

function meanKappa(tables: readonly TagTable[]): { mean: number | null; tags: number } {
  const values = tables.map(kappaValue).filter((value) => typeof value === 'number');
  const sum = values.reduce((total, value) => total + value, 0);
  return { mean: values.length > 0 ? sum / values.length : null, tags: values.length };
}

/** Kappas of resampled looks, a list a group; a resample in which there is none is left out. */
function resamples(
  said: readonly (readonly Decision[])[],
  tags: number,
  groups: readonly (readonly number[])[],
): { groups: number[][]; macro: number[] } {
  const random = randomNumbers(SEED);
  const kept = groups.map((): number[] => []);
  const macro: number[] = [];
  if (said.length === 0) return { groups: kept, macro };
  for (let round = 0; round < RESAMPLES; round += 1) {
    const drawn = said.map(() => said[Math.floor(random() * said.length)] ?? []);
    const tables = tablesOf(drawn, tags);
    for (const [at, slots] of groups.entries()) {
      const value = kappaValue(added(tables, slots));
      if (typeof value === 'number') kept[at]?.push(value);
    }
    const { mean } = meanKappa(tables);
    if (mean !== null) macro.push(mean);
  }
  return { groups: kept, macro };
}

function grouped(
  tables: readonly TagTable[],
  slots: readonly number[],
  kappas: readonly number[],
): GroupAgreement {
  const table = added(tables, slots);
  const found = kappaOf(table);
  const tags = slots.length;
  if (found.kappa === null) return { ...table, ...found, tags };
  return { ...table, ...found, ...middleOf(found.kappa, kappas), tags };
}

function macroOf(tables: readonly TagTable[], kappas: readonly number[]): Agreement['macro'] {
  const { mean, tags } = meanKappa(tables);
  if (mean === null) return { kappa: null, low: null, high: null, undefined: 'no-looks', tags };
  return { kappa: mean, ...middleOf(mean, kappas), undefined: null, tags };
}

/** The middle 95 %, which holds the value itself. */
function middleOf(value: number, kappas: readonly number[]): { low: number; high: number } {
  if (kappas.length === 0) return { low: value, high: value };
  return {
    low: Math.min(value, quantile(kappas, 0.025)),
    high: Math.max(value, quantile(kappas, 0.975)),
  };
}
