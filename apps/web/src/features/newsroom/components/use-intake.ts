'use client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../api/api-error';
import type { Shape } from '../../../api/operations';
import { addressOf } from '../../../api/operations';
import { sendUntilAnswered } from '../../../api/send-again';
import { writeJson } from '../../../api/write';
import type { ReadFile } from '../lib/read-files';

export type IntakeState =
  | { is: 'waiting' | 'sending' | 'offline' }
  | { is: 'done'; added: Shape<'AddedPictureDto'> }
  | { is: 'twice'; position: number }
  | { is: 'damaged' }
  | { is: 'refused'; why: string };
export interface Intake extends ReadFile {
  key: string;
  position: number;
  state: IntakeState;
}

/** The server looks into one picture at a time; the next is on its way meanwhile. */
const AT_ONCE = 2;

/** Sends pictures of a show one after the other; what the line does not let through waits and goes on by itself. */
export function useIntake(show: string, onDone: () => void) {
  const [items, setItems] = useState<Intake[]>([]);
  const queue = useRef<Intake[]>([]);
  const running = useRef(0);
  const told = useRef(onDone);
  told.current = onDone;
  const isBusy = items.some(({ state }) => ['waiting', 'sending', 'offline'].includes(state.is));

  // What has not been sent lives in this page alone.
  useEffect(() => {
    if (!isBusy) return;
    const stay = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', stay);
    return () => removeEventListener('beforeunload', stay);
  }, [isBusy]);

  const next = useCallback(async () => {
    if (running.current >= AT_ONCE) return;
    const item = queue.current.shift();
    if (!item) return;
    running.current += 1;
    const say = (state: IntakeState) =>
      setItems((before) => before.map((one) => (one.key === item.key ? { ...one, state } : one)));
    say(await sent(show, item, say));
    running.current -= 1;
    if (queue.current.length === 0 && running.current === 0) told.current();
    await next();
  }, [show]);

  /** Places follow those that are taken. */
  const add = useCallback(
    (files: readonly ReadFile[], taken: number) => {
      const added = files.map((file, at) => ({
        ...file,
        key: crypto.randomUUID(),
        position: taken + at + 1,
        state: { is: 'waiting' } as const,
      }));
      setItems((before) => [...before, ...added]);
      queue.current.push(...added);
      for (let worker = 0; worker < AT_ONCE; worker += 1) void next();
    },
    [next],
  );
  const again = useCallback(
    (item: Intake) => {
      setItems((before) =>
        before.map((one) => (one.key === item.key ? { ...one, state: { is: 'waiting' } } : one)),
      );
      queue.current.push(item);
      void next();
    },
    [next],
  );
  return { items, isBusy, add, again };
}

async function sent(show: string, item: Intake, say: (state: IntakeState) => void): Promise<IntakeState> {
  const { file, name, takenAt, position, key } = item;
  say({ is: 'sending' });
  const address = addressOf('/api/newsroom/shows/{slug}/pictures', {
    path: { slug: show },
    query: { name, position, ...(takenAt && { taken_at: takenAt }) },
  });
  try {
    const added = await sendUntilAnswered(
      () => {
        const form = new FormData();
        form.append('file', file, name);
        return writeJson<Shape<'AddedPictureDto'>>('post', address, form, key);
      },
      () => say({ is: 'offline' }),
    );
    return { is: 'done', added };
  } catch (error) {
    return refusalOf(error);
  }
}

function refusalOf(error: unknown): IntakeState {
  const problem = error instanceof ApiError ? error.problem : null;
  const { type = '', detail = String(error) } = problem ?? {};
  if (type === '/problems/look-picture/conflict')
    return { is: 'twice', position: (problem as { position?: number } | null)?.position ?? 0 };
  const isDamaged = type === '/problems/picture/invalid' || type === '/problems/picture-type/unsupported';
  return isDamaged ? { is: 'damaged' } : { is: 'refused', why: detail };
}
