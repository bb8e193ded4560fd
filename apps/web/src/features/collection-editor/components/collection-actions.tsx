'use client';
import { useRouter } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import type { Shape } from '../../../api/operations';
import { ConfirmDialog } from '../../../design/confirm-dialog';
import { FormToken } from '../../../forms/fields';
import { useWrite } from '../../../forms/use-write';
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
  const turning = useWrite('patch', '/user/collection/looks/{slug}', words.failed, {
    409: words.closed,
  });
  const removing = useWrite('delete', '/user/collections/delete', words.failed);
  const isBusy = turning.isPending || removing.isPending;
  const turn = (to: 'published' | 'withdrawn') =>
    turning.mutate(
      { path: { slug: collection }, body: { status: to, looks: [] } },
      {
        onSuccess: () => {
          showToast({ kind: 'success', text: words[to] });
          router.refresh();
        },
      },
    );
  const remove = () =>
    removing.mutate(
      { body: { collection } },
      { onSuccess: () => showToast({ kind: 'success', text: words.deleted, redirect: props.back }) },
    );
  const isOut = status === 'published';
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isOut) turn('withdrawn');
    else if (errors > 0) setAsking('publish');
    else turn('published');
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
          onYes={() => (asking === 'publish' ? turn('published') : remove())}
          onEnd={() => setAsking(null)}
        />
      )}
    </div>
  );
}
