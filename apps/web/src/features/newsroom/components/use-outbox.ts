'use client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../api/api-error';
import { sendUntilAnswered } from '../../../api/send-again';
import { type Letter, Outbox } from '../lib/outbox';

export interface OutboxWork<State, Body> {
  /** By which it is found again when the page is opened anew. */
  name: string;
  given: State;
  carriedOut: (state: State, body: Body) => State;
  /** What takes it back; nothing for what changes nothing, which is not sent either. */
  undoOf: (state: State, body: Body) => readonly Body[];
  /** Resolves when it was taken, also for the second time. @throws ApiError */
  send: (letter: Letter<Body>) => Promise<void>;
  onRefused: (why: string) => void;
}

/** Work that is on the screen at once, on its way to the server in order, and can be taken back step by step. */
export function useOutbox<State, Body>(work: OutboxWork<State, Body>) {
  const [state, setState] = useState(work.given);
  const [waiting, setWaiting] = useState(0);
  const outbox = useRef<Outbox<Body>>(undefined);
  const undos = useRef<(readonly Body[])[]>([]);
  const now = useRef(state);
  const latest = useRef(work);
  latest.current = work;
  const put = useCallback((after: State) => {
    now.current = after;
    setState(after);
  }, []);

  const { name } = work;
  useEffect(() => {
    const box = new Outbox<Body>({
      name,
      storage: localStorage,
      send: (letter) =>
        sendUntilAnswered(
          () => latest.current.send(letter),
          () => undefined,
        ),
      onCount: setWaiting,
      onRefused: (error) =>
        latest.current.onRefused((error instanceof ApiError && error.problem?.detail) || String(error)),
    });
    outbox.current = box;
    // What was left from before is done, as far as whoever did it knows.
    put(box.waiting.reduce((before, { body }) => latest.current.carriedOut(before, body), now.current));
    setWaiting(box.waiting.length);
    void box.start();
  }, [name, put]);

  const carryOut = useCallback(
    (body: Body) => {
      put(latest.current.carriedOut(now.current, body));
      outbox.current?.add(body);
    },
    [put],
  );
  const act = useCallback(
    (body: Body) => {
      const undo = latest.current.undoOf(now.current, body);
      if (undo.length === 0) return;
      undos.current.push(undo);
      carryOut(body);
    },
    [carryOut],
  );
  const undo = useCallback(() => {
    for (const body of undos.current.pop() ?? []) carryOut(body);
  }, [carryOut]);
  return { state, waiting, act, undo };
}
