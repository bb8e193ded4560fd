'use client';
import type { Locale, Reference } from '@toile/contracts';
import { useRouter } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import type { Shape } from '../../../api/operations';
import { SubmitButton } from '../../../forms/fields';
import fields from '../../../forms/fields.module.css';
import { useWrite } from '../../../forms/use-write';
import { filled } from '../../../i18n/filled';
import { showToast } from '../../../shell/toast-store';
import { TagField } from '../../collection-editor/components/tag-field';
import { isWhole, retagOf } from '../lib/retag';
import { FoundLooks, type FoundLooksWords } from './found-looks';
import { type PreviewNames, type PreviewWords, RetagPreview } from './retag-preview';
import { RetagProgress, type RetagProgressWords } from './retag-progress';
import styles from './retags.module.css';

type Words = PreviewWords &
  RetagProgressWords &
  FoundLooksWords &
  Record<
    | 'looks'
    | 'looksHint'
    | 'add'
    | 'remove'
    | 'addTag'
    | 'takeAway'
    | 'preview'
    | 'carryOut'
    | 'failed'
    | 'begun',
    string
  >;

/** Other tags for looks: what it would change is shown first, then it is carried out. */
export function RetagForm(props: { words: Words; locale: Locale } & PreviewNames) {
  const { words } = props;
  const [found, setFound] = useState<readonly string[]>([]);
  const [looks, setLooks] = useState('');
  const [add, setAdd] = useState<Reference[]>([]);
  const [remove, setRemove] = useState<Reference[]>([]);
  const [seen, setSeen] = useState<{
    body: Shape<'RetagLooksDto'>;
    preview: Shape<'RetagPreviewDto'>;
  } | null>(null);
  const asking = useWrite('post', '/api/editor/retags/preview', words.failed);
  const retagging = useWrite('post', '/api/editor/retags', words.failed);
  const router = useRouter();
  const body = retagOf([...found, looks].join('\n'), add, remove);
  // What is carried out is what was looked at.
  const isSeen = seen !== null && JSON.stringify(seen.body) === JSON.stringify(body);
  const look = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    asking.mutate({ body }, { onSuccess: (preview) => setSeen({ body, preview }) });
  };
  const carryOut = () =>
    retagging.mutate(
      { body },
      {
        onSuccess: ({ id }) => {
          showToast({ kind: 'success', text: filled(words.begun, { id }) });
          setSeen(null);
          // Kept in the address, by which it can be looked at and undone later.
          window.history.pushState(null, '', `?${new URLSearchParams({ retag: id })}`);
          router.refresh();
        },
      },
    );
  const tags = { add: words.addTag, remove: words.takeAway };
  return (
    <>
      <RetagProgress words={words} locale={props.locale} />
      <div className={styles.room}>
        <form className={fields.form} onSubmit={look} aria-label={words.preview} aria-busy={asking.isPending}>
          <FoundLooks tag={null} words={words} onChange={setFound} />
          <label className={fields.field}>
            <span>{words.looks}</span>
            <textarea rows={3} value={looks} onChange={(event) => setLooks(event.target.value)} />
            <small>{words.looksHint}</small>
          </label>
          <TagField label={words.add} source="tag" chosen={add} words={tags} onChange={setAdd} />
          <TagField label={words.remove} source="tag" chosen={remove} words={tags} onChange={setRemove} />
          <fieldset className={styles.go} disabled={!isWhole(body)}>
            <SubmitButton>{words.preview}</SubmitButton>
          </fieldset>
        </form>
        {isSeen && (
          <section className={styles.seen} aria-live="polite">
            <RetagPreview preview={seen.preview} tags={[...add, ...remove]} {...props} />
            <button
              type="button"
              className={styles.carryOut}
              onClick={carryOut}
              disabled={retagging.isPending}
            >
              {words.carryOut}
            </button>
          </section>
        )}
      </div>
    </>
  );
}
