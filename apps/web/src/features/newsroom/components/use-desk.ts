'use client';
import { useCallback } from 'react';
import type { Shape } from '../../../api/operations';
import { addressOf } from '../../../api/operations';
import { writeJson } from '../../../api/write';
import type { Letter } from '../lib/outbox';
import { changed, type DeskLook, type TagChange, undoOf } from '../lib/tagging';
import { useOutbox } from './use-outbox';

type Garments = DeskLook['garments'];
export type HintOutcome = Shape<'HintOutcomeDto'>;
type Body =
  | ({ is: 'tags'; offered: readonly HintOutcome[] } & TagChange)
  | { is: 'garments'; look: string; garments: Garments };

/** A show's looks as they are tagged. */
export function useDesk(show: string, given: readonly DeskLook[], onRefused: (why: string) => void) {
  const work = useOutbox<readonly DeskLook[], Body>({
    name: `tagging ${show}`,
    given,
    carriedOut,
    undoOf: takenBack,
    send: (letter) => sent(show, letter),
    onRefused,
  });
  const { act } = work;
  const tag = useCallback(
    (change: TagChange, offered: readonly HintOutcome[] = []) => act({ is: 'tags', ...change, offered }),
    [act],
  );
  const dress = useCallback(
    (look: string, garments: Garments) => act({ is: 'garments', look, garments }),
    [act],
  );
  return { looks: work.state, waiting: work.waiting, tag, dress, undo: work.undo };
}

const carriedOut = (looks: readonly DeskLook[], body: Body): readonly DeskLook[] =>
  body.is === 'tags'
    ? changed(looks, body)
    : looks.map((look) => (look.slug === body.look ? { ...look, garments: body.garments } : look));

function takenBack(looks: readonly DeskLook[], body: Body): Body[] {
  if (body.is === 'tags')
    return undoOf(looks, body).map((change) => ({ is: 'tags', ...change, offered: [] }));
  const garments = looks.find(({ slug }) => slug === body.look)?.garments ?? [];
  return [{ is: 'garments', look: body.look, garments }];
}

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
