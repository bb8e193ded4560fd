import type { Figure } from '@toile/contracts';
import { useEffect, useState } from 'react';
import { pollFigure } from '../api/poll-figure';
import { type LiveFigure, nextPollMs, renewed } from '../lib/live-figure';

/** A figure that follows what happens: asked for again every second while the page can be seen. */
export function useLiveFigure(path: string, figure: Figure): LiveFigure {
  const [live, setLive] = useState<LiveFigure>(() => ({ figure, receivedMs: Date.now(), isFrozen: false }));
  useEffect(() => {
    const ended = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let failures = 0;
    const poll = async () => {
      timer = undefined;
      if (document.visibilityState === 'hidden') return;
      try {
        const next = await pollFigure(path, ended.signal);
        failures = 0;
        setLive((before) => renewed(before, next, Date.now()));
      } catch {
        if (ended.signal.aborted) return;
        failures += 1;
        setLive((before) => ({ ...before, isFrozen: true }));
      }
      again(nextPollMs(failures));
    };
    const again = (waitMs: number) => {
      if (!ended.signal.aborted && timer === undefined) timer = setTimeout(poll, waitMs);
    };
    const onVisible = () => document.visibilityState === 'visible' && again(0);
    document.addEventListener('visibilitychange', onVisible);
    again(nextPollMs(0));
    return () => {
      ended.abort();
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [path]);
  return live;
}
