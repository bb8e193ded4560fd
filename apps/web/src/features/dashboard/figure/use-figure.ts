import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { pollFigure } from '../api/poll-figure';
import { type Answer, figureIn } from '../lib/answer';
import { nextPollMs, renewed } from '../lib/live-figure';
import { recall, remember } from './recent-answers';
import { useNear } from './use-near';

export interface ShownFigure {
  /** What is shown: of `path`, or still of the one before while `isLoading`. */
  answer: Answer;
  path: string;
  isLoading: boolean;
  receivedMs: number;
  /** The last attempt to renew it did not succeed. */
  isFrozen: boolean;
  again(): void;
}

/** Figures out of sight wait this long, so that those in sight are answered first. */
const OUT_OF_SIGHT_MS = 400;

/**
 * The figure of `path`: what the server sent with the page, then what the path asks for as filters change it, renewed
 * every `everyMs` while somebody can see it. Rows that did not change stay the same objects, so nothing draws them anew.
 */
export function useFigure(
  path: string,
  first: { path: string; answer: Answer },
  everyMs: number,
  place: RefObject<HTMLElement | null>,
): ShownFigure {
  const [shown, setShown] = useState(() => ({
    path: first.path,
    answer: first.answer,
    receivedMs: Date.now(),
    isFrozen: false,
  }));
  const isNear = useNear(place);
  const near = useRef(isNear);
  near.current = isNear;
  const [asked, ask] = useState(0);
  const again = useCallback(() => ask((count) => count + 1), []);
  const shownPath = useRef(first.path);
  const hasFailed = useRef(figureIn(first.answer) === null);

  useEffect(() => {
    const ended = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let failures = 0;
    const load = async () => {
      timer = undefined;
      // A figure that is there is renewed while it is seen; one that failed is wanted wherever it is.
      const isThere = shownPath.current === path && !hasFailed.current;
      if (isThere && (document.visibilityState === 'hidden' || !near.current)) return wait(everyMs);
      try {
        const answer = await pollFigure(path, ended.signal);
        if (ended.signal.aborted) return;
        hasFailed.current = figureIn(answer) === null;
        failures = hasFailed.current ? failures + 1 : 0;
        remember(path, answer);
        shownPath.current = path;
        setShown((before) => next(before, path, answer));
      } catch {
        return;
      }
      wait(nextPollMs(failures, everyMs));
    };
    const wait = (ms: number) => {
      if (!ended.signal.aborted && Number.isFinite(ms)) timer = setTimeout(load, ms);
    };
    const known = shownPath.current === path ? undefined : recall(path);
    if (known) {
      shownPath.current = path;
      setShown({ ...known, path, isFrozen: false });
    }
    const isNew = shownPath.current !== path || asked > 0;
    wait(isNew ? (near.current ? 0 : OUT_OF_SIGHT_MS) : everyMs);
    const onVisible = () => {
      if (document.visibilityState !== 'visible' || timer === undefined || shownPath.current !== path) return;
      clearTimeout(timer);
      void load();
    };
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      ended.abort();
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [path, everyMs, asked]);
  return { ...shown, isLoading: shown.path !== path, again };
}

type State = Pick<ShownFigure, 'answer' | 'path' | 'receivedMs' | 'isFrozen'>;

/** What is shown after an answer: a figure that could not be renewed stays, and says that it is frozen. */
function next(before: State, path: string, answer: Answer): State {
  const figure = figureIn(answer);
  const kept = figureIn(before.answer);
  if (before.path !== path || !kept) return { path, answer, receivedMs: Date.now(), isFrozen: false };
  if (!figure) return { ...before, isFrozen: true };
  const { figure: after, receivedMs } = renewed({ ...before, figure: kept }, figure, Date.now());
  return { path, answer: { figure: after }, receivedMs, isFrozen: false };
}
