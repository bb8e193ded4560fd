import type { Shape } from '../../../api/operations';

type Figure = Shape<'FigureDto'>;

/** A figure and when it arrived here, by this machine's clock. */
export interface LiveFigure {
  figure: Figure;
  receivedMs: number;
  /** The last attempt to renew it did not succeed. */
  isFrozen: boolean;
}

/** The figure with what has just arrived; rows that did not change stay the same object, so nothing is drawn anew. */
export function renewed(live: LiveFigure, figure: Figure, nowMs: number): LiveFigure {
  const isSame = JSON.stringify(live.figure.rows) === JSON.stringify(figure.rows);
  const rows = isSame ? live.figure.rows : figure.rows;
  return { figure: { ...figure, rows }, receivedMs: nowMs, isFrozen: false };
}

/**
 * How old the newest event that may be missing is, whole seconds: the server's own distance between computing the
 * figure and the events in it, plus the time since it came. Server and browser clocks are never compared.
 */
export function secondsBehind(live: LiveFigure, nowMs: number): number {
  const { as_of, fresh_to } = live.figure.meta;
  const atServer = Math.max(0, Date.parse(as_of) - Date.parse(fresh_to)) || 0;
  return Math.ceil((atServer + Math.max(0, nowMs - live.receivedMs)) / 1000);
}

const POLL_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;

/** When to ask again: every so often, less often while it fails. */
export const nextPollMs = (failures: number, everyMs = POLL_MS) =>
  failures === 0 ? everyMs : Math.max(everyMs, Math.min(LONGEST_WAIT_MS, POLL_MS * 2 ** failures));

/** How often a figure is asked for again: never when it is pinned, often while its days go on. */
export function pollEveryMs(meta: Figure['meta'], isPinned: boolean, today: string): number {
  if (isPinned) return Number.POSITIVE_INFINITY;
  return meta.window.to >= today ? 10_000 : 60_000;
}
