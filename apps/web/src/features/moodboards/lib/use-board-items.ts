'use client';
import { useRouter } from 'next/navigation';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Shape } from '../../../api/operations';
import type { Written } from '../../../api/write';
import { showToast } from '../../../shell/toast-store';
import type { BoardItem } from './board-item';
import { saveOrder } from './board-writes';

interface BoardChanges {
  items: BoardItem[];
  /** What was done last, for those who cannot see it. */
  said: string;
  arrange: (order: string[], said: string) => void;
  /** Sends a change; `after` is how the board looks then. @returns whether it was kept */
  change: (
    send: () => Promise<Written<Shape<'MoodboardChangeDto'>>>,
    after: (items: BoardItem[]) => BoardItem[],
  ) => Promise<boolean>;
  say: (text: string) => void;
}

/** A board the reader works on: shown as they want it at once, saved one change after the other. */
export function useBoardItems(
  board: string,
  given: { items: BoardItem[]; version: number },
  words: Record<'merged' | 'failed', string>,
): BoardChanges {
  const router = useRouter();
  const [items, setItems] = useState(given.items);
  const [said, say] = useState('');
  const version = useRef(given.version);
  const shown = useRef(given.items);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const show = useCallback((next: BoardItem[]) => {
    shown.current = next;
    setItems(next);
  }, []);
  useEffect(() => {
    // The page was drawn again, with what the board has become.
    if (given.version < version.current) return;
    version.current = given.version;
    show(given.items);
  }, [given, show]);

  /** One after the other, so that each knows the version the one before has led to. */
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const turn = queue.current.then(work, work);
    queue.current = turn.catch(() => undefined);
    return turn;
  };
  const fail = (text: string | undefined) => {
    showToast({ kind: 'error', text: text ?? words.failed });
    router.refresh();
  };

  const arrange = (order: string[], text: string) => {
    show(arranged(shown.current, order));
    say(text);
    void inTurn(async () => {
      const saved = await saveOrder(board, order, version.current);
      version.current = saved.version;
      if (!saved.order) return fail(saved.problem?.detail);
      if (!saved.isMerged) return;
      showToast({ kind: 'warning', text: words.merged });
      show(arranged(shown.current, saved.order));
      router.refresh();
    });
  };

  const change: BoardChanges['change'] = async (send, after) => {
    const before = shown.current;
    show(after(before));
    return inTurn(async () => {
      const { status, body: answer, problem } = await send();
      if (status < 200 || status >= 300) {
        show(before);
        fail(problem?.detail);
        return false;
      }
      // Without an answer, or when somebody else was quicker, the page asks what the board has become.
      const now = answer?.moodboard.version;
      if (now === undefined || now > version.current + 1) router.refresh();
      version.current = now ?? version.current;
      return true;
    });
  };
  return { items, said, arrange, change, say };
}

function arranged(items: readonly BoardItem[], order: readonly string[]): BoardItem[] {
  const byKey = new Map(items.map((item) => [item.key, item]));
  return order.flatMap((key) => byKey.get(key) ?? []);
}
