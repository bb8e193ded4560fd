/** Names of `deploy/backup/archive.sh`: `base/<time>-<first file of the journal it needs>/…` and `wal/<file of the journal>.gz`. */
const BASE = /^base\/((\d{4}-\d\d-\d\dT\d{6})Z-[0-9A-F]{8}([0-9A-F]{16}))\//;
const JOURNAL = /^wal\/[0-9A-F]{8}([0-9A-F]{16})\.gz$/;
const HISTORY = /^wal\/[0-9A-F]{8}\.history(\.gz)?$/;

/** Put last: a copy without it was cut off on its way. */
export const WHOLE = 'whole';

export interface Base {
  name: string;
  /** `2026-11-26T031700`, UTC. */
  at: string;
  /** Where in the journal it begins, on whatever timeline. */
  from: string;
}

export const isOfArchive = (name: string) => BASE.test(name) || JOURNAL.test(name) || HISTORY.test(name);

export const baseOf = (name: string): string | undefined => BASE.exec(name)?.[1];

/** The oldest first. */
export function basesIn(names: Iterable<string>): Base[] {
  const bases = new Map<string, Base>();
  for (const file of names) {
    const [, name = '', at = '', from = ''] = BASE.exec(file) ?? [];
    if (name) bases.set(name, { name, at, from });
  }
  return [...bases.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

export const wholeBasesIn = (names: ReadonlySet<string>) =>
  basesIn(names).filter(({ name }) => names.has(`base/${name}/${WHOLE}`));

/** The last copy that was begun before, from which the journal leads there; the last of all where no time is wanted. */
export const baseBefore = (bases: readonly Base[], time?: Date): Base | undefined =>
  bases.filter(({ at }) => !time || at < stampOf(time)).at(-1);

export const isBeforeIn = (name: string, { from }: Base): boolean => {
  const at = JOURNAL.exec(name)?.[1];
  return at !== undefined && at < from;
};

const stampOf = (time: Date) => time.toISOString().slice(0, 19).replaceAll(':', '');
