'use client';
import { type Locale, slugOf } from '@toile/contracts';
import { useRouter } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import type { Shape } from '../../../api/operations';
import { CheckField, SubmitButton, TextField } from '../../../forms/fields';
import fields from '../../../forms/fields.module.css';
import { useWrite } from '../../../forms/use-write';
import { showToast } from '../../../shell/toast-store';
import { splitOf } from '../lib/concept-form';
import { type Refusal, type RefusalWords, refusalOf } from '../lib/refusal';
import { FoundLooks, type FoundLooksWords } from './found-looks';
import { type Language, LanguageFields, type LanguageWords } from './language-fields';
import { RefusalNotice } from './refusal-notice';
import { type PreviewNames, RetagPreview } from './retag-preview';
import retags from './retags.module.css';

export type SplitWords = Record<
  | 'splitNote'
  | 'splitLooks'
  | 'splitHint'
  | 'narrower'
  | 'partLabel'
  | 'showSplit'
  | 'splitOff'
  | 'splitDone'
  | 'notSplit'
  | 'slug'
  | 'failed'
  | 'reload',
  string
> &
  LanguageWords &
  RefusalWords &
  FoundLooksWords;

const UNCALLED = { label: {}, plural: {}, words: {}, missing: [] };

/** Makes two concepts of one: what that would change of its looks is shown first. */
export function ConceptSplit(props: {
  concept: Shape<'ConceptDto'>;
  languages: readonly Language[];
  locale: Locale;
  words: SplitWords;
  preview: PreviewNames;
  /** Where the page of a concept is, less its id, which comes last. */
  page: string;
}) {
  const { concept, locale, words } = props;
  const { kind, slug, version } = concept;
  const router = useRouter();
  const [english, setEnglish] = useState('');
  const [ownSlug, setOwnSlug] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [seen, setSeen] = useState<{
    wanted: Shape<'SplitConceptDto'>;
    preview: Shape<'RetagPreviewDto'> | null;
  } | null>(null);
  const asking = useWrite('post', '/api/editor/retags/preview', words.failed);
  const splitting = useWrite('post', '/api/editor/vocabulary/concepts/{kind}/{slug}/split', words.failed, {
    409: words.notSaved,
    422: words.notSaved,
  });
  const show = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setRefusal(null);
    const wanted = splitOf(new FormData(event.currentTarget), version);
    if (wanted.looks.length === 0) return setSeen({ wanted, preview: null });
    const add = [{ slug: wanted.slug, name: wanted.label.en }];
    const body = { looks: wanted.looks, add, remove: wanted.narrower ? [] : [slug] };
    asking.mutate({ body }, { onSuccess: (preview) => setSeen({ wanted, preview }) });
  };
  const split = () =>
    seen &&
    splitting.mutate(
      { path: { kind, slug }, body: seen.wanted },
      {
        onSuccess: ({ id }) => {
          showToast({ kind: 'success', text: words.splitDone });
          router.push(props.page + id);
        },
        onError: (error) => setRefusal(refusalOf(error, { ...words, conflict: words.notSplit })),
      },
    );
  return (
    <form
      className={fields.form}
      onSubmit={show}
      // What is carried out is what was looked at.
      onChange={() => setSeen(null)}
      aria-label={words.splitOff}
      aria-busy={asking.isPending}
    >
      <p>{words.splitNote}</p>
      <RefusalNotice refusal={refusal} reload={words.reload} />
      <h3>{words.partLabel}</h3>
      <LanguageFields
        called={UNCALLED}
        languages={props.languages}
        words={words}
        onEnglish={(label) => setEnglish(label)}
      />
      <TextField
        label={words.slug}
        name="slug"
        required
        maxLength={150}
        pattern="[a-z0-9]+(-[a-z0-9]+)*"
        autoCapitalize="none"
        spellCheck={false}
        value={ownSlug ?? slugOf(english)}
        onChange={(event) => setOwnSlug(event.target.value)}
      />
      <FoundLooks tag={slug} words={words} onChange={() => setSeen(null)} />
      <label className={fields.field}>
        <span>{words.splitLooks}</span>
        <textarea name="looks" rows={6} />
        <small>{words.splitHint}</small>
      </label>
      <CheckField label={words.narrower} name="narrower" checked />
      <SubmitButton>{words.showSplit}</SubmitButton>
      {seen && (
        <section className={retags.seen} aria-live="polite">
          {seen.preview && (
            <RetagPreview
              preview={seen.preview}
              tags={[
                { slug, name: concept.label[locale] ?? slug },
                { slug: seen.wanted.slug, name: seen.wanted.label[locale] ?? seen.wanted.label.en },
              ]}
              locale={locale}
              {...props.preview}
            />
          )}
          <button
            type="button"
            className={retags.carryOut}
            onClick={split}
            disabled={splitting.isPending || splitting.isSuccess}
          >
            {words.splitOff}
          </button>
        </section>
      )}
    </form>
  );
}
