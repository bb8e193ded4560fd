'use client';
import { type Locale, type Reference, slugOf } from '@toile/contracts';
import { useRouter } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import { ChoiceField, LongTextField, SubmitButton, TextField } from '../../../forms/fields';
import fields from '../../../forms/fields.module.css';
import { useWrite } from '../../../forms/use-write';
import { showToast } from '../../../shell/toast-store';
import { type ConceptKind, newConceptOf } from '../lib/concept-form';
import { type Refusal, type RefusalWords, refusalOf } from '../lib/refusal';
import { ConceptField } from './concept-field';
import { type Language, LanguageFields, type LanguageWords } from './language-fields';
import { RefusalNotice } from './refusal-notice';

export type NewWords = Record<
  | 'title'
  | 'kind'
  | 'choose'
  | 'slug'
  | 'slugHint'
  | 'wider'
  | 'find'
  | 'takeAway'
  | 'note'
  | 'add'
  | 'added'
  | 'exists'
  | 'failed'
  | 'reload',
  string
> &
  LanguageWords &
  RefusalWords;

/** A concept that looks can be tagged with, in every language that is known yet. */
export function NewConcept(props: {
  /** A tag of looks that has no concept yet, or nothing. */
  tag: Reference | null;
  kinds: { value: ConceptKind; label: string }[];
  languages: readonly Language[];
  locale: Locale;
  words: NewWords;
  /** Where the page of a concept is, less its id, which comes last. */
  page: string;
}) {
  const { tag, words } = props;
  const router = useRouter();
  const [wider, setWider] = useState<Reference[]>([]);
  // Looks have the tag already; a new one goes by its English label until it is written otherwise.
  const [slug, setSlug] = useState(tag?.slug ?? null);
  const [english, setEnglish] = useState(tag?.name ?? '');
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const adding = useWrite('post', '/api/editor/vocabulary/concepts', words.failed, {
    409: words.notSaved,
    422: words.notSaved,
  });
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const parents = wider.map((one) => one.slug);
    adding.mutate(
      { body: newConceptOf(new FormData(event.currentTarget), parents) },
      {
        onSuccess: ({ id }) => {
          showToast({ kind: 'success', text: words.added });
          router.push(props.page + id);
        },
        onError: (error) => setRefusal(refusalOf(error, { ...words, conflict: words.exists })),
      },
    );
  };
  const called = { label: { en: tag?.name ?? '' }, plural: {}, words: {}, missing: [] };
  return (
    <form className={fields.form} onSubmit={add} aria-label={words.title} aria-busy={adding.isPending}>
      <RefusalNotice refusal={refusal} reload={words.reload} />
      <ChoiceField label={words.kind} name="kind" choices={props.kinds} choose={words.choose} required />
      <LanguageFields
        called={called}
        languages={props.languages}
        words={words}
        onEnglish={(label) => setEnglish(label)}
      />
      <TextField
        label={words.slug}
        hint={words.slugHint}
        name="slug"
        required
        maxLength={150}
        pattern="[a-z0-9]+(-[a-z0-9]+)*"
        autoCapitalize="none"
        spellCheck={false}
        value={slug ?? slugOf(english)}
        onChange={(event) => setSlug(event.target.value)}
      />
      <ConceptField
        label={words.wider}
        locale={props.locale}
        chosen={wider}
        words={{ add: words.find, remove: words.takeAway }}
        onChange={setWider}
      />
      <LongTextField label={words.note} name="note" most={1_000} rows={2} />
      <SubmitButton>{words.add}</SubmitButton>
    </form>
  );
}
