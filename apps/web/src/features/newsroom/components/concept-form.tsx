'use client';
import { useRouter } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import type { Shape } from '../../../api/operations';
import { LongTextField, SubmitButton } from '../../../forms/fields';
import fields from '../../../forms/fields.module.css';
import { useWrite } from '../../../forms/use-write';
import { showToast } from '../../../shell/toast-store';
import { rewordingOf } from '../lib/concept-form';
import { type Refusal, type RefusalWords, refusalOf } from '../lib/refusal';
import { type Language, LanguageFields, type LanguageWords } from './language-fields';
import { RefusalNotice } from './refusal-notice';

type Words = Record<'label' | 'note' | 'save' | 'saved' | 'failed' | 'reload', string> &
  LanguageWords &
  RefusalWords;

/** The words of a concept in every language. */
export function ConceptForm(props: {
  concept: Shape<'ConceptDto'>;
  languages: readonly Language[];
  words: Words;
}) {
  const { concept, languages, words } = props;
  const router = useRouter();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const saving = useWrite('patch', '/api/editor/vocabulary/concepts/{kind}/{slug}', words.failed, {
    409: words.notSaved,
    422: words.notSaved,
  });
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { kind, slug, version } = concept;
    const body = rewordingOf(new FormData(event.currentTarget), version);
    saving.mutate(
      { path: { kind, slug }, body },
      {
        onSuccess: () => {
          setRefusal(null);
          showToast({ kind: 'success', text: words.saved });
          router.refresh();
        },
        onError: (error) => setRefusal(refusalOf(error, words)),
      },
    );
  };
  return (
    <form className={fields.form} onSubmit={save} aria-busy={saving.isPending} aria-label={words.label}>
      <RefusalNotice refusal={refusal} reload={words.reload} />
      <LanguageFields called={concept} languages={languages} words={words} />
      <LongTextField label={words.note} name="note" most={1_000} rows={2} value={concept.note} />
      <SubmitButton>{words.save}</SubmitButton>
    </form>
  );
}
