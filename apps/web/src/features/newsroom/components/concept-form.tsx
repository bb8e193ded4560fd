'use client';
import type { Locale } from '@toile/contracts';
import { useRouter } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import type { Shape } from '../../../api/operations';
import { LongTextField, SubmitButton, TextField } from '../../../forms/fields';
import fields from '../../../forms/fields.module.css';
import { useWrite } from '../../../forms/use-write';
import { showToast } from '../../../shell/toast-store';
import { fieldsOf, rewordingOf } from '../lib/concept-form';
import { type Refusal, type RefusalWords, refusalOf } from '../lib/refusal';
import styles from './vocabulary.module.css';

export type FormWords = Record<
  'label' | 'name' | 'plural' | 'words' | 'note' | 'save' | 'saved' | 'failed' | 'reload',
  string
> &
  RefusalWords;

/** The words of a concept in every language. */
export function ConceptForm(props: {
  concept: Shape<'ConceptDto'>;
  languages: readonly { locale: Locale; name: string }[];
  words: FormWords;
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
      {refusal && (
        <div className={fields.error} role="alert">
          <p>{refusal.text}</p>
          {refusal.isStale && (
            <button type="button" className={styles.reload} onClick={() => router.refresh()}>
              {words.reload}
            </button>
          )}
        </div>
      )}
      {languages.map(({ locale, name }) => (
        <Language key={locale} concept={concept} locale={locale} name={name} words={words} />
      ))}
      <LongTextField label={words.note} name="note" most={1_000} rows={2} value={concept.note} />
      <SubmitButton>{words.save}</SubmitButton>
    </form>
  );
}

function Language(props: { concept: Shape<'ConceptDto'>; locale: Locale; name: string; words: FormWords }) {
  const { concept, locale, name, words } = props;
  const names = fieldsOf(locale);
  const isMissing = concept.missing.includes(locale);
  return (
    <fieldset className={styles.language} lang={locale}>
      <legend>{name}</legend>
      <div className={styles.labels}>
        <TextField
          label={words.name}
          name={names.label}
          maxLength={80}
          required={locale === 'en'}
          defaultValue={isMissing ? '' : (concept.label[locale] ?? '')}
        />
        <TextField
          label={words.plural}
          name={names.plural}
          maxLength={80}
          defaultValue={concept.plural[locale] ?? ''}
        />
      </div>
      <LongTextField
        label={words.words}
        name={names.words}
        most={8_000}
        rows={Math.min(8, Math.max(2, concept.words[locale]?.length ?? 0))}
        value={(concept.words[locale] ?? []).join('\n')}
      />
    </fieldset>
  );
}
