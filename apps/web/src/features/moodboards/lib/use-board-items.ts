'use client';
import { useMutation } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { Shape } from '../../../api/operations';
import { carryOut, type Writing } from '../../../api/write';
import { showFailure } from '../../../forms/use-write';
import { whenIdle } from '../../../reader/when-idle';
import { showToast } from '../../../shell/toast-store';
import type { BoardEntry } from './board-item';
import { saveOrder } from './board-writes';

interface BoardChanges {
  items: BoardEntry[];
  /** What was done last, for those who cannot see it. */
  said: string;
  arrange: (order: string[], said: string) => void;
  /** The version the reader sees, their own changes included; null while one is under way. */
  seen: () => number | null;
  /** Writes a change; `after` is how the board looks then. @returns whether it was kept */
  change: (writing: Writing, after: (items: BoardEntry[]) => BoardEntry[]) => Promise<boolean>;
  /** The version that what is shown has led to. */
  version: RefObject<number>;
  say: (text: string) => void;
}

/**
 * What was done is seen first; telling the api takes a share of the time that a touch has. Who leaves the page leaves nothing untold.
 */
function seenFirst(): Promise<void> {
  const seen = new AbortController();
  return new Promise<void>((resolve) => {
    document.addEventListener('visibilitychange', () => resolve(), { signal: seen.signal });
    whenIdle(resolve);
  }).finally(() => seen.abort());
}

/** A board the reader works on: shown as they want it at once, saved one change after the other. */
export function useBoardItems(
  board: string,
  given: { items: BoardEntry[]; version: number },
  words: Record<'merged' | 'failed' | 'forbidden', string>,
): BoardChanges {
  const router = useRouter();
  const [items, setItems] = useState(given.items);
  const [said, say] = useState('');
  const version = useRef(given.version);
  const shown = useRef(given.items);
  const underWay = useRef(0);
  const show = useCallback((next: BoardEntry[]) => {
    shown.current = next;
    setItems(next);
  }, []);
  useEffect(() => {
    // The page was drawn again, with what the board has become. While a change is under way it lacks that, and what others did besides
    // is asked for when the change has been kept.
    if (given.version < version.current || underWay.current > 0) return;
    version.current = given.version;
    show(given.items);
  }, [given, show]);

  // One after the other, so that each knows the version the one before has led to.
  const scope = { id: `board ${board}` };
  const onError = (error: Error) => {
    showFailure(error, words.failed, { 403: words.forbidden });
    router.refresh();
  };
  const arranging = useMutation({
    scope,
    onError,
    mutationFn: async (order: string[]) => {
      await seenFirst();
      return saveOrder(board, order, version.current);
    },
    onSuccess: (saved) => {
      version.current = saved.version;
      if (!saved.isMerged) return;
      showToast({ kind: 'warning', text: words.merged });
      show(arranged(shown.current, saved.order));
      router.refresh();
    },
  });
  const changing = useMutation({
    scope,
    onError,
    mutationFn: async (writing: Writing) => {
      await seenFirst();
      return (await carryOut(writing)) as Shape<'MoodboardChangeDto'> | null;
    },
    onSuccess: (answer) => {
      // Without an answer, or when somebody else was quicker, the page asks what the board has become.
      const now = answer?.moodboard.version;
      if (now === undefined || now > version.current + 1) router.refresh();
      version.current = now ?? version.current;
    },
  });

  const arrange = (order: string[], text: string) => {
    show(arranged(shown.current, order));
    say(text);
    underWay.current += 1;
    const ended = () => {
      underWay.current -= 1;
    };
    arranging.mutateAsync(order).then(ended, ended);
  };
  const change: BoardChanges['change'] = async (writing, after) => {
    const before = shown.current;
    const next = after(before);
    show(next);
    underWay.current += 1;
    try {
      await changing.mutateAsync(writing);
      // The page says how much stands on the board.
      if (next.length !== before.length) router.refresh();
      return true;
    } catch {
      show(before);
      return false;
    } finally {
      underWay.current -= 1;
    }
  };
  const seen = useCallback(() => (underWay.current > 0 ? null : version.current), []);
  return { items, said, seen, arrange, change, version, say };
}

function arranged(items: readonly BoardEntry[], order: readonly string[]): BoardEntry[] {
  const byKey = new Map(items.map((item) => [item.key, item]));
  return order.flatMap((key) => byKey.get(key) ?? []);
}
