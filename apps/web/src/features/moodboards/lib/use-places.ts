'use client';
import { useMutation } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../api/api-error';
import { writeNow } from '../../../api/write';
import { showFailure } from '../../../forms/use-write';
import { showToast } from '../../../shell/toast-store';
import type { BoardThing } from './board-item';
import { boardNow } from './board-writes';
import type { Places } from './placing';

/** What one step changed. */
interface Step {
  before: Places;
  after: Places;
}

const STALE = new Set([404, 409]);
const ATTEMPTS = 4;
/** Keys that are pressed one after the other are one step. */
const KEYS_REST_MS = 700;

export interface FreePlaces {
  places: Places;
  /** Puts what was moved, and saves it as one step. */
  put: (moved: Places) => void;
  /** The same for keys: several presses in a row are saved together. */
  nudge: (moved: Places) => void;
  undo: (() => void) | null;
  redo: (() => void) | null;
}

/** Where things lie: shown as the reader puts them at once, saved one step after the other, taken back and done again. */
export function usePlaces(
  board: string,
  things: readonly BoardThing[],
  version: RefObject<number>,
  words: Record<'merged' | 'failed', string>,
): FreePlaces {
  const router = useRouter();
  const [places, setPlaces] = useState<Places>(() => placesOf(things));
  const now = useRef(places);
  const [steps, setSteps] = useState<{ past: readonly Step[]; future: readonly Step[] }>({
    past: [],
    future: [],
  });
  const show = useCallback((next: Places) => {
    now.current = next;
    setPlaces(next);
  }, []);
  const saving = useRef(0);
  const told = useRef(places);
  const before = useRef<Places | null>(null);
  useEffect(() => {
    // What the page has said before it says again with every change of a card; only what is new is news.
    const fresh = things.filter(({ key, place }) => told.current[key] !== place);
    told.current = placesOf(things);
    if (fresh.length === 0) return;
    // While a step is on its way the page knows less than the hand.
    const isBusy = saving.current > 0 || before.current !== null;
    const news = placesOf(fresh);
    show(isBusy ? { ...news, ...now.current } : { ...now.current, ...news });
  }, [things, show]);

  const { mutate } = useMutation({
    scope: { id: `board ${board}` },
    mutationFn: (moved: Places) => savePlaces(board, moved, version.current),
    onSuccess: (saved) => {
      version.current = saved.version;
      if (!saved.isMerged) return;
      showToast({ kind: 'warning', text: words.merged });
      router.refresh();
    },
    onError: (error) => {
      showFailure(error, words.failed);
      router.refresh();
    },
    onSettled: () => {
      saving.current -= 1;
    },
  });
  const save = useCallback(
    (moved: Places) => {
      saving.current += 1;
      mutate(moved);
    },
    [mutate],
  );
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  /** Ends what keys began: a step is made of it. */
  const settle = useCallback(() => {
    clearTimeout(timer.current);
    const from = before.current;
    before.current = null;
    if (!from) return;
    const after = Object.fromEntries(
      Object.keys(from).flatMap((key) => {
        const place = now.current[key];
        return place ? [[key, place] as const] : [];
      }),
    );
    setSteps(({ past }) => ({ past: [...past, { before: from, after }], future: [] }));
    save(after);
  }, [save]);
  useEffect(() => () => settle(), [settle]);

  const nudge = (moved: Places) => {
    const untouched = Object.keys(moved).filter((key) => !before.current?.[key]);
    before.current = { ...pick(now.current, untouched), ...before.current };
    show({ ...now.current, ...moved });
    clearTimeout(timer.current);
    timer.current = setTimeout(settle, KEYS_REST_MS);
  };
  const put = (moved: Places) => {
    settle();
    if (Object.keys(moved).length === 0) return;
    const step = { before: pick(now.current, Object.keys(moved)), after: moved };
    show({ ...now.current, ...moved });
    setSteps(({ past }) => ({ past: [...past, step], future: [] }));
    save(moved);
  };
  const go = (step: Step, to: Places) => {
    const there = pick(
      to,
      Object.keys(step.before).filter((key) => now.current[key]),
    );
    show({ ...now.current, ...there });
    if (Object.keys(there).length > 0) save(there);
  };
  const { past, future } = steps;
  const [last, next] = [past.at(-1), future.at(-1)];
  return {
    places,
    put,
    nudge,
    undo: last
      ? () => {
          go(last, last.before);
          setSteps({ past: past.slice(0, -1), future: [...future, last] });
        }
      : null,
    redo: next
      ? () => {
          go(next, next.after);
          setSteps({ past: [...past, next], future: future.slice(0, -1) });
        }
      : null,
  };
}

const placesOf = (things: readonly BoardThing[]): Places =>
  Object.fromEntries(things.map(({ key, place }) => [key, place]));

const pick = (places: Places, keys: readonly string[]): Places =>
  Object.fromEntries(
    keys.flatMap((key) => {
      const place = places[key];
      return place ? [[key, place] as const] : [];
    }),
  );

/** Saves what was moved; on a board that has changed since, what of it is still there. @throws ApiError */
async function savePlaces(
  board: string,
  moved: Places,
  version: number,
): Promise<{ version: number; isMerged: boolean }> {
  let [left, seen, isMerged] = [moved, version, false];
  for (let attempt = 1; ; attempt += 1) {
    try {
      const places = Object.entries(left).map(([key, place]) => ({ ...keyParts(key), ...place }));
      if (places.length === 0) return { version: seen, isMerged };
      const { moodboard } = await writeNow('post', '/moodboards/arrange/{slug}', {
        path: { slug: board },
        body: { places, version: seen },
      });
      return { version: moodboard.version, isMerged };
    } catch (error) {
      const isStale = error instanceof ApiError && STALE.has(error.status) && attempt < ATTEMPTS;
      const now = isStale ? await boardNow(board) : null;
      if (!now) throw error;
      left = pick(
        left,
        now.results.map(({ type, slug }) => `${type}:${slug}`),
      );
      [seen, isMerged] = [now.version, true];
    }
  }
}

/** A key is `type:slug`. */
function keyParts(key: string) {
  const colon = key.indexOf(':');
  return { type: key.slice(0, colon) as BoardThing['type'], slug: key.slice(colon + 1) };
}
