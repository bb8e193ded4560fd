'use client';
import type { FormEvent } from 'react';
import { useKeptWrite } from '../../../forms/use-write';
import { filled } from '../../../i18n/filled';
import { showToast } from '../../../shell/toast-store';
import styles from './collection-editor.module.css';
import type { EditorWords } from './editor-words';

/** One credit for all looks that are chosen: a show has one photographer more often than sixty. */
export function CreditChosen(props: {
  collection: string;
  /** Of the collection as it is shown. */
  version: number;
  looks: readonly string[];
  words: EditorWords;
  onSaved: () => void;
}) {
  const { words, looks } = props;
  const crediting = useKeptWrite('patch', '/user/collection/looks/{slug}', words, { 409: words.stale });
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const credit = String(new FormData(event.currentTarget).get('credit') ?? '').trim();
    crediting.mutate(
      {
        path: { slug: props.collection },
        body: { version: props.version, looks: looks.map((slug) => ({ slug, credit })) },
      },
      {
        onSuccess: () => showToast({ kind: 'success', text: words.saved }),
        // Saved or overtaken: what is shown is asked for anew.
        onSettled: props.onSaved,
      },
    );
  };
  return (
    <form className={styles.creditChosen} onSubmit={save} aria-busy={crediting.isPending}>
      <label>
        <span>{words.credit}</span>
        <input name="credit" maxLength={200} required />
      </label>
      <button type="submit" disabled={crediting.isPending}>
        {filled(words.creditChosen, { count: looks.length })}
      </button>
    </form>
  );
}
