'use client';
import { useRouter } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import type { Shape } from '../../../api/operations';
import { send } from '../../../api/send';
import type { Written } from '../../../api/write';
import { ConfirmDialog } from '../../../design/confirm-dialog';
import { FormToken } from '../../../forms/fields';
import { filled } from '../../../i18n/filled';
import { showToast } from '../../../shell/toast-store';
import styles from './collection-editor.module.css';
import type { EditorWords } from './editor-words';

/** Where and with what proof the page sends its form itself, in browsers without scripts. */
export interface TurnForm {
  action: string;
  token: string | null;
}

/** Shows a collection to readers, takes it back, also without scripts; deletes what nobody sees. */
export function CollectionActions(props: {
  collection: string;
  form: TurnForm;
  status: Shape<'OwnCollectionDto'>['status'];
  /** How many faults there are. */
  errors: number;
  isEmpty: boolean;
  /** Where a brand goes on when the collection is gone. */
  back: string;
  words: EditorWords;
}) {
  const { collection, status, errors, words } = props;
  const router = useRouter();
  const [asking, setAsking] = useState<'publish' | 'delete' | null>(null);
  const [isBusy, setBusy] = useState(false);
  const isDone = async (writing: Promise<Written<unknown>>) => {
    setBusy(true);
    const { status: answered } = await writing;
    setBusy(false);
    const isTaken = answered >= 200 && answered < 300;
    if (!isTaken) showToast({ kind: 'error', text: words.failed });
    return isTaken;
  };
  const turn = async (to: 'published' | 'withdrawn') => {
    const writing = send('patch', '/user/collection/looks/{slug}', {
      path: { slug: collection },
      body: { status: to, looks: [] },
    });
    if (!(await isDone(writing))) return;
    showToast({ kind: 'success', text: words[to] });
    router.refresh();
  };
  const remove = async () => {
    if (await isDone(send('delete', '/user/collections/delete', { body: { collection } })))
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
        <ConfirmDialog
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
