'use client';
import type { OwnStatus } from '@toile/contracts';
import { pathOf } from '@toile/contracts/routes';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { write } from '../../../forms/write';
import { showToast } from '../../../shell/toast-store';
import { Asking } from './asking';
import styles from './studio.module.css';
import { filled, type StudioWords } from './studio-words';

/** Shows a collection to readers, takes it back, deletes what nobody sees. */
export function DeskActions(props: {
  collection: string;
  status: OwnStatus;
  /** How many faults there are. */
  errors: number;
  isEmpty: boolean;
  /** Where a house goes on when the collection is gone. */
  back: string;
  words: StudioWords;
}) {
  const { collection, status, errors, words } = props;
  const router = useRouter();
  const [asking, setAsking] = useState<'publish' | 'delete' | null>(null);
  const [isBusy, setBusy] = useState(false);
  const send = async (method: string, path: string, body: object) => {
    setBusy(true);
    const { status: answered } = await write(method, path, body);
    setBusy(false);
    const isDone = answered >= 200 && answered < 300;
    if (!isDone) showToast({ kind: 'error', text: words.failed });
    return isDone;
  };
  const turn = async (to: 'published' | 'withdrawn') => {
    if (!(await send('PATCH', pathOf('user_collection_looks', { slug: collection }), { status: to }))) return;
    showToast({ kind: 'success', text: words[to] });
    router.refresh();
  };
  const remove = async () => {
    if (await send('DELETE', pathOf('user_collections_delete', {}), { collection }))
      showToast({ kind: 'success', text: words.deleted, redirect: props.back });
  };
  return (
    <div className={styles.actions}>
      {status === 'published' ? (
        <button type="button" disabled={isBusy} onClick={() => void turn('withdrawn')}>
          {words.withdraw}
        </button>
      ) : (
        <>
          <button
            type="button"
            className={styles.main}
            disabled={isBusy || props.isEmpty}
            onClick={() => (errors > 0 ? setAsking('publish') : void turn('published'))}
          >
            {words.publish}
          </button>
          <button type="button" disabled={isBusy} onClick={() => setAsking('delete')}>
            {words.delete}
          </button>
        </>
      )}
      {asking && (
        <Asking
          question={asking === 'publish' ? filled(words.surePublish, { count: errors }) : words.sureDelete}
          yes={asking === 'publish' ? words.publish : words.delete}
          no={words.keep}
          onYes={() => void (asking === 'publish' ? turn('published') : remove())}
          onEnd={() => setAsking(null)}
        />
      )}
    </div>
  );
}
