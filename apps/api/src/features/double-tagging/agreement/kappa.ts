/** What two people said of one tag, look by look: how many both gave it, one alone, and neither. */
export interface TagTable {
  both: number;
  firstOnly: number;
  secondOnly: number;
  neither: number;
}

/** Why there is no figure: no look at all, or both left no doubt about the tag by giving it to all looks or to none. */
export type Undefined = 'no-looks' | 'nobody' | 'everybody';
export type Kappa =
  | { kappa: number; low: number; high: number; undefined: null }
  | { kappa: null; low: null; high: null; undefined: Undefined };

const none = (why: Undefined): Kappa => ({ kappa: null, low: null, high: null, undefined: why });

/** Of the normal distribution. */
const Z_95 = 1.959964;

/**
 * Cohen's kappa of two people and one tag: (observed - expected) / (1 - expected) agreement (J. Cohen, "A coefficient of agreement
 * for nominal scales", Educational and Psychological Measurement 20, 1960), with a 95 % interval by its large-sample standard error
 * (J. L. Fleiss, J. Cohen and B. S. Everitt, "Large sample standard errors of kappa and weighted kappa", Psychological Bulletin 72,
 * 1969, formula 13), cut to -1 … 1. Where both gave it to all looks, or both to none, chance alone agrees and there is no kappa.
 */
export function kappaOf(table: TagTable): Kappa {
  const value = kappaValue(table);
  if (typeof value === 'string') return none(value);
  const margin = Z_95 * standardError(table, value);
  return {
    kappa: value,
    low: Math.max(-1, value - margin),
    high: Math.min(1, value + margin),
    undefined: null,
  };
}

const sizeOf = ({ both, firstOnly, secondOnly, neither }: TagTable) =>
  both + firstOnly + secondOnly + neither;

/** Kappa without an interval, or why there is none. In whole numbers as long as it goes, so that 1 is 1. */
export function kappaValue(table: TagTable): number | Undefined {
  const { both, firstOnly, secondOnly, neither } = table;
  const size = sizeOf(table);
  if (size === 0) return 'no-looks';
  if (neither === size) return 'nobody';
  if (both === size) return 'everybody';
  const expected = (both + firstOnly) * (both + secondOnly) + (secondOnly + neither) * (firstOnly + neither);
  return (size * (both + neither) - expected) / (size * size - expected);
}

function standardError(table: TagTable, kappa: number): number {
  const size = sizeOf(table);
  const [yes, firstOnly, secondOnly, no] = [
    table.both / size,
    table.firstOnly / size,
    table.secondOnly / size,
    table.neither / size,
  ];
  const first = yes + firstOnly;
  const second = yes + secondOnly;
  const expected = first * second + (1 - first) * (1 - second);
  const agreeing =
    yes * (1 - (first + second) * (1 - kappa)) ** 2 + no * (1 - (2 - first - second) * (1 - kappa)) ** 2;
  // Of a cell that disagrees: the second's share of what the first said, and the first's of what the second said.
  const disagreeing =
    (1 - kappa) ** 2 * (firstOnly * (second + 1 - first) ** 2 + secondOnly * (1 - second + first) ** 2);
  const chance = (kappa - expected * (1 - kappa)) ** 2;
  const variance = (agreeing + disagreeing - chance) / (size * (1 - expected) ** 2);
  return Math.sqrt(Math.max(0, variance));
}
