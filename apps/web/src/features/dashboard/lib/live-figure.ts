import type { Shape } from '../../../api/operations';
import { type Answer, figureIn, isRefused } from './answer';
import type { FigureName } from './figure-kinds';

type Meta = Shape<'FigureDto'>['meta'];

/**
 * How old the newest event that may be missing is, whole seconds: the server's own distance between computing the
 * figure and the events in it, plus the time since it came. Server and browser clocks are never compared.
 */
export function secondsBehind(meta: Pick<Meta, 'as_of' | 'fresh_to'>, receivedMs: number, nowMs: number) {
  const atServer = Math.max(0, Date.parse(meta.as_of) - Date.parse(meta.fresh_to)) || 0;
  return Math.ceil((atServer + Math.max(0, nowMs - receivedMs)) / 1000);
}

/** Events count when they arrive within two days of happening. */
const LATE_MS = 48 * 3_600_000;
const DAY_MS = 24 * 3_600_000;

/** Whether nothing can arrive any more that would count in the figure's days. */
export const isFinal = ({ window, as_of }: Pick<Meta, 'window' | 'as_of'>): boolean =>
  Date.parse(as_of) > Date.parse(`${window.to}T00:00:00Z`) + DAY_MS + LATE_MS;

const FAILED_MS = 15_000;

/**
 * How often a figure is asked for again: every second on the home page, often while its days go on; never when it is
 * pinned or was refused. What failed by chance is tried again.
 */
export function pollEveryMs(
  name: FigureName,
  answer: Answer,
  isPinned: boolean,
  today: string,
): number | false {
  const figure = figureIn(answer);
  if (!figure) return isRefused(answer) ? false : FAILED_MS;
  if (isPinned) return false;
  if (name === 'viewedHome') return 1_000;
  return figure.meta.window.to >= today ? 10_000 : 60_000;
}
