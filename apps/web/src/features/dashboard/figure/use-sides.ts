import { useEffect, useState } from 'react';
import type { Shape } from '../../../api/operations';
import { pollFigure } from '../api/poll-figure';
import { useBoard } from '../board/board';
import { figureIn } from '../lib/answer';
import { COMPARED, type SideRows } from '../lib/compare-sides';
import { figurePath, type Side } from '../lib/figure-kinds';
import type { FocusKind } from '../lib/focus';
import { nextPollMs } from '../lib/live-figure';
import { recall, remember } from './recent-answers';

interface Sides {
  this: SideRows;
  other: SideRows;
  isLoading: boolean;
}

/** A side that cannot be had this often stays empty. */
const MOST_FAILURES = 4;

/** The compared figures of both sides, asked for together as the address changes. */
export function useSides(kind: FocusKind): Sides {
  const { scope, defaults } = useBoard();
  const [sides, setSides] = useState<Sides & { of: string }>({
    this: {},
    other: {},
    isLoading: true,
    of: '',
  });
  const names = COMPARED[kind];
  const pathsOf = (side: Side) => names.map((name) => figurePath(name, scope, defaults, side));
  const of = [...pathsOf('this'), ...pathsOf('other')].join('\n');
  useEffect(() => {
    const ended = new AbortController();
    const ask = async (path: string, failures = 0): Promise<readonly Shape<'FigureRowDto'>[]> => {
      const answer = recall(path)?.answer ?? (await pollFigure(path, ended.signal));
      remember(path, answer);
      const isRefused = 'status' in answer && answer.status >= 400 && answer.status < 500;
      if (figureIn(answer) || isRefused || failures >= MOST_FAILURES) return figureIn(answer)?.rows ?? [];
      await new Promise((resolve) => setTimeout(resolve, nextPollMs(failures + 1)));
      ended.signal.throwIfAborted();
      return ask(path, failures + 1);
    };
    Promise.all(of.split('\n').map((path) => ask(path)))
      .then((rows) => {
        const side = (from: number): SideRows =>
          Object.fromEntries(names.map((name, index) => [name, rows[from + index] ?? []]));
        setSides({ this: side(0), other: side(names.length), isLoading: false, of });
      })
      .catch(() => undefined);
    return () => ended.abort();
  }, [of, names]);
  return { ...sides, isLoading: sides.of !== of };
}
