'use client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Locale } from '@toile/contracts';
import Link from 'next/link';
import { useSearchParams } from 'next/navigation';
import { asked } from '../../../api/asked';
import type { Shape } from '../../../api/operations';
import { useWrite } from '../../../forms/use-write';
import { filled } from '../../../i18n/filled';
import { href } from '../../../i18n/href';
import styles from './retags.module.css';

const ASK_AGAIN_MS = 1000;

export type RetagProgressWords = Record<
  | 'yours'
  | 'running'
  | 'done'
  | 'leftOut'
  | 'undone'
  | 'stopped'
  | 'unknown'
  | 'undo'
  | 'ledger'
  | 'stillRunning'
  | 'failed',
  string
>;

/** How far the retagging is that the address names, and its undo: whoever keeps the address can undo it later, too. */
export function RetagProgress({ words, locale }: { words: RetagProgressWords; locale: Locale }) {
  const id = useSearchParams().get('retag') ?? '';
  const queries = useQueryClient();
  const query = asked('/api/editor/retags/{id}', { path: { id } });
  const { data, isError } = useQuery({
    ...query,
    enabled: id !== '',
    refetchInterval: ({ state }) => state.data?.status === 'running' && ASK_AGAIN_MS,
  });
  const undoing = useWrite('post', '/api/editor/retags/{id}/undo', words.failed, { 409: words.stillRunning });
  if (id === '') return null;
  return (
    <section className={styles.progress} aria-labelledby="retag">
      <h2 id="retag">{words.yours}</h2>
      <p role="status">{isError ? words.unknown : data && stateIn(words, data)}</p>
      {data && (
        <>
          {data.left_out > 0 && !data.undone && (
            <p>{filled(words.leftOut, { looks: String(data.left_out) })}</p>
          )}
          <progress max={Math.max(1, data.total)} value={data.done} aria-labelledby="retag" />
          {data.status === 'done' && (
            <p>
              <Link href={href(locale, 'data_restatements', {})} prefetch={false}>
                {words.ledger}
              </Link>
            </p>
          )}
          {!data.undone && (
            <button
              type="button"
              className={styles.carryOut}
              disabled={data.status === 'running' || undoing.isPending}
              onClick={() =>
                undoing.mutate(
                  { path: { id } },
                  { onSuccess: (now) => queries.setQueryData(query.queryKey, now) },
                )
              }
            >
              {words.undo}
            </button>
          )}
        </>
      )}
    </section>
  );
}

function stateIn(words: RetagProgressWords, retag: Shape<'RetagProgressDto'>): string {
  const { status, done, total, changed, undone } = retag;
  if (status === 'running') return filled(words.running, { done: String(done), total: String(total) });
  if (status === 'failed') return words.stopped;
  return undone ? words.undone : filled(words.done, { changed: String(changed) });
}
