import type { Shape } from '../../../api/operations';

export type PathRow = Shape<'PathRowDto'>;
/** Where a flow ends. Left: went no further. Hidden: how many went on is not told. */
export const STEPS = ['opened', 'left', 'hidden', 'saved', 'unsaved', 'unknown'] as const;
export type StepName = (typeof STEPS)[number];
export interface Flow {
  /** A row's key, or a step. */
  source: string;
  target: StepName;
  members: number;
}

const ALL_JOBS = 'all-jobs';
/** More than can be followed are in the table. */
const MOST = 12;

export const keyOfPath = ({ job, tag_name }: PathRow): string => `${job}/${tag_name ?? '*'}`;

/** Rows that are drawn: the parts where several are told, else the whole, of which one part alone, or parts that lead nowhere, would say less. */
export function drawnRows(rows: readonly PathRow[]): PathRow[] {
  const told = rows.filter(({ searched }) => searched !== null);
  const isByTrend = told.every(({ job }) => job === told[0]?.job);
  const parts = told.filter(({ job, tag_name }) => (isByTrend ? tag_name !== null : job !== ALL_JOBS));
  const whole = told.filter((row) => !parts.includes(row));
  const leads = parts.some(({ opened }) => opened !== null);
  return ((parts.length > 1 && leads) || whole.length === 0 ? parts : whole).slice(0, MOST);
}

/** Flows of rows through the steps, those between two steps added up. */
export function flowsOf(rows: readonly PathRow[]): Flow[] {
  const flows = new Map<string, Flow>();
  const add = (source: string, target: StepName, members: number) => {
    if (members <= 0) return;
    const key = `${source} ${target}`;
    const flow = flows.get(key) ?? { source, target, members: 0 };
    flows.set(key, { ...flow, members: flow.members + members });
  };
  for (const row of rows) {
    const { searched, opened, saved } = row;
    if (searched === null) continue;
    add(keyOfPath(row), opened === null ? 'hidden' : 'opened', opened ?? searched);
    if (opened === null) continue;
    add(keyOfPath(row), 'left', searched - opened);
    add('opened', saved === null ? 'unknown' : 'saved', saved ?? opened);
    add('opened', 'unsaved', saved === null ? 0 : opened - saved);
  }
  return [...flows.values()];
}
