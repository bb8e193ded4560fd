'use client';
import { useMutation } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../api/api-error';
import { writeNow } from '../../../api/write';
import { showFailure } from '../../../forms/use-write';
import { filled } from '../../../i18n/filled';
import { showToast } from '../../../shell/toast-store';
import type { BoardThing } from './board-item';
import { boardNow } from './board-writes';
import { mergedPlaces } from './merged-places';
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
  words: Record<'merged' | 'failed' | 'conflict' | 'mine', string>,
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
  const again = useRef<(moved: Places) => void>(() => undefined);
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
    mutationFn: ({ after, before }: Step) => savePlaces(board, after, before, version.current),
    onSuccess: (saved) => {
      version.current = saved.version;
      if (!saved.isMerged) return;
      const { refused, theirs } = saved;
      const keys = Object.keys(refused);
      if (keys.length === 0) showToast({ kind: 'warning', text: words.merged });
      else {
        // What somebody else has moved meanwhile lies where they put it; the reader can have it their way.
        show({ ...now.current, ...pick(theirs, keys) });
        setSteps(({ past, future }) => ({ past: without(past, refused), future: without(future, refused) }));
        const names = things.filter(({ key }) => refused[key]).map(({ name }) => name);
        showToast({
          kind: 'warning',
          about: 'conflict',
          text: filled(words.conflict, { names: names.join(', ') }),
          actions: [{ label: words.mine, act: () => again.current(refused) }],
        });
      }
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
    (step: Step) => {
      saving.current += 1;
      mutate(step);
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
    const step = { before: from, after };
    setSteps(({ past }) => ({ past: [...past, step], future: [] }));
    save(step);
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
    save(step);
  };
  again.current = put;
  const go = (step: Step, to: Places) => {
    const there = pick(
      to,
      Object.keys(step.before).filter((key) => now.current[key]),
    );
    const before = pick(now.current, Object.keys(there));
    show({ ...now.current, ...there });
    if (Object.keys(there).length > 0) save({ before, after: there });
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

/** Steps without what was refused of them; those that are nothing then are left out. */
const without = (steps: readonly Step[], refused: Places): readonly Step[] =>
  steps.flatMap(({ before, after }) => {
    const keys = Object.keys(after).filter(
      (key) => !refused[key] || (after[key] !== refused[key] && before[key] !== refused[key]),
    );
    return keys.length > 0 ? [{ before: pick(before, keys), after: pick(after, keys) }] : [];
  });

interface Saved {
  version: number;
  isMerged: boolean;
  /** What was not saved, since somebody else had moved it. */
  refused: Places;
  /** Where all lay when that was seen. */
  theirs: Places;
}

/** Saves what was moved; on a board that has changed since, what nobody else has moved meanwhile. @throws ApiError */
async function savePlaces(board: string, moved: Places, base: Places, version: number): Promise<Saved> {
  let saved: Saved = { version, isMerged: false, refused: {}, theirs: {} };
  let left = moved;
  for (let attempt = 1; ; attempt += 1) {
    try {
      const places = Object.entries(left).map(([key, place]) => ({ ...keyParts(key), ...place }));
      if (places.length === 0) return saved;
      const { moodboard } = await writeNow('post', '/moodboards/arrange/{slug}', {
        path: { slug: board },
        body: { places, version: saved.version },
      });
      return { ...saved, version: moodboard.version };
    } catch (error) {
      const isStale = error instanceof ApiError && STALE.has(error.status) && attempt < ATTEMPTS;
      const now = isStale ? await boardNow(board) : null;
      if (!now) throw error;
      const theirs = Object.fromEntries(
        now.results.map(({ type, slug, place }) => [`${type}:${slug}`, place]),
      );
      const merged = mergedPlaces(base, moved, theirs);
      left = merged.left;
      saved = { version: now.version, isMerged: true, refused: merged.refused, theirs };
    }
  }
}

/** A key is `type:slug`. */
function keyParts(key: string) {
  const colon = key.indexOf(':');
  return { type: key.slice(0, colon) as BoardThing['type'], slug: key.slice(colon + 1) };
}
