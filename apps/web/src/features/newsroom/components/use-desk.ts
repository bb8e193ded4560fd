'use client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../api/api-error';
import type { Shape } from '../../../api/operations';
import { addressOf } from '../../../api/operations';
import { writeJson } from '../../../api/write';
import { type Letter, Outbox } from '../lib/outbox';
import { sendUntilAnswered } from '../lib/send-again';
import { changed, type DeskLook, type TagChange, undoOf } from '../lib/tagging';

type Garments = DeskLook['garments'];
export type HintOutcome = Shape<'HintOutcomeDto'>;
type Body =
  | ({ is: 'tags'; offered: readonly HintOutcome[] } & TagChange)
  | { is: 'garments'; look: string; garments: Garments };
type Undo = { tags: readonly TagChange[] } | { look: string; garments: Garments };

/** A show's looks as they are tagged: on the screen at once, on their way to the server, and how to take it back. */
export function useDesk(show: string, given: readonly DeskLook[], onRefused: (why: string) => void) {
  const [looks, setLooks] = useState<readonly DeskLook[]>(given);
  const [waiting, setWaiting] = useState(0);
  const outbox = useRef<Outbox<Body>>(undefined);
  const undos = useRef<Undo[]>([]);
  const now = useRef(looks);
  const refused = useRef(onRefused);
  refused.current = onRefused;
  const put = useCallback((after: readonly DeskLook[]) => {
    now.current = after;
    setLooks(after);
  }, []);

  useEffect(() => {
    const box = new Outbox<Body>({
      name: `tagging ${show}`,
      storage: localStorage,
      send: (letter) =>
        sendUntilAnswered(
          () => sent(show, letter),
          () => undefined,
        ),
      onCount: setWaiting,
      onRefused: (error) =>
        refused.current((error instanceof ApiError && error.problem?.detail) || String(error)),
    });
    outbox.current = box;
    // What was left from before is done, as far as whoever did it knows.
    put(box.waiting.reduce((before, { body }) => carriedOut(before, body), now.current));
    setWaiting(box.waiting.length);
    void box.start();
  }, [show, put]);

  const carryOut = useCallback(
    (body: Body) => {
      put(carriedOut(now.current, body));
      outbox.current?.add(body);
    },
    [put],
  );
  const tag = useCallback(
    (change: TagChange, offered: readonly HintOutcome[] = []) => {
      const undo = undoOf(now.current, change);
      if (undo.length === 0) return;
      undos.current.push({ tags: undo });
      carryOut({ is: 'tags', ...change, offered });
    },
    [carryOut],
  );
  const dress = useCallback(
    (look: string, garments: Garments) => {
      const before = now.current.find(({ slug }) => slug === look)?.garments ?? [];
      undos.current.push({ look, garments: before });
      carryOut({ is: 'garments', look, garments });
    },
    [carryOut],
  );
  const undo = useCallback(() => {
    const last = undos.current.pop();
    if (!last) return;
    if ('look' in last) carryOut({ is: 'garments', ...last });
    else for (const change of last.tags) carryOut({ is: 'tags', ...change, offered: [] });
  }, [carryOut]);
  return { looks, waiting, tag, dress, undo };
}

const carriedOut = (looks: readonly DeskLook[], body: Body): readonly DeskLook[] =>
  body.is === 'tags'
    ? changed(looks, body)
    : looks.map((look) => (look.slug === body.look ? { ...look, garments: body.garments } : look));

async function sent(show: string, { id, body }: Letter<Body>): Promise<void> {
  if (body.is === 'tags') {
    const { is: _, ...wanted } = body;
    await writeJson(
      'post',
      addressOf('/api/newsroom/tagging/shows/{slug}', { path: { slug: show } }),
      wanted,
      id,
    );
    return;
  }
  const wanted = { looks: [{ slug: body.look, garments: body.garments }] };
  await writeJson('patch', addressOf('/user/collection/looks/{slug}', { path: { slug: show } }), wanted, id);
}
