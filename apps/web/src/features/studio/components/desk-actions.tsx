'use client';
import type { OwnStatus } from '@toile/contracts';
import { pathOf } from '@toile/contracts/routes';
import { useRouter } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import { FormToken } from '../../../forms/fields';
import { write } from '../../../forms/write';
import { showToast } from '../../../shell/toast-store';
import { Asking } from './asking';
import styles from './studio.module.css';
import { filled, type StudioWords } from './studio-words';

/** Where and with what proof the page sends its form itself, in browsers without scripts. */
export interface TurnForm {
  action: string;
  token: string | null;
}

/** Shows a collection to readers, takes it back, also without scripts; deletes what nobody sees. */
export function DeskActions(props: {
  collection: string;
  form: TurnForm;
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
  const isOut = status === 'published';
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isOut) void turn('withdrawn');
    else if (errors > 0) setAsking('publish');
    else void turn('published');
  };
  return (
    <div className={styles.actions}>
      <form method="post" action={props.form.action} onSubmit={onSubmit}>
        <FormToken token={props.form.token} />
        <input type="hidden" name="status" value={isOut ? 'withdrawn' : 'published'} />
        <button
          type="submit"
          className={isOut ? undefined : styles.main}
          disabled={isBusy || (!isOut && props.isEmpty)}
        >
          {isOut ? words.withdraw : words.publish}
        </button>
      </form>
      {!isOut && (
        <button type="button" disabled={isBusy} onClick={() => setAsking('delete')}>
          {words.delete}
        </button>
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
