'use client';
import { useQuery } from '@tanstack/react-query';
import type { Locale, Reference } from '@toile/contracts';
import { useRouter } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import { asked } from '../../../api/asked';
import type { Shape } from '../../../api/operations';
import { SubmitButton } from '../../../forms/fields';
import fields from '../../../forms/fields.module.css';
import { useWrite } from '../../../forms/use-write';
import { filled } from '../../../i18n/filled';
import { showToast } from '../../../shell/toast-store';
import { type Refusal, type RefusalWords, refusalOf } from '../lib/refusal';
import { ConceptField } from './concept-field';
import { RefusalNotice } from './refusal-notice';
import retags from './retags.module.css';

export type PlaceWords = Record<
  | 'place'
  | 'placeNote'
  | 'wider'
  | 'find'
  | 'takeAway'
  | 'move'
  | 'moved'
  | 'circle'
  | 'failed'
  | 'reload'
  | 'counting'
  | 'wouldFind',
  string
> &
  RefusalWords;

/** Puts a concept under others: what would be found for those that are wider is shown first. */
export function ConceptPlace(props: {
  concept: Shape<'ConceptDto'>;
  /** The concepts it stands under. */
  wider: readonly Reference[];
  locale: Locale;
  words: PlaceWords;
}) {
  const { concept, words } = props;
  const router = useRouter();
  const [wider, setWider] = useState<readonly Reference[]>(props.wider);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const moving = useWrite('put', '/api/editor/vocabulary/concepts/{kind}/{slug}/parents', words.failed, {
    409: words.notSaved,
    422: words.notSaved,
  });
  const path = { kind: concept.kind, slug: concept.slug };
  const parents = wider.map((one) => one.slug);
  const isOther = parents.join(' ') !== concept.parents.join(' ');
  const preview = useQuery({
    ...asked('/api/editor/vocabulary/concepts/{kind}/{slug}/parents/preview', { path, query: { parents } }),
    enabled: isOther,
    retry: false,
  });
  const refused = isOther && preview.error && refusalOf(preview.error, { ...words, conflict: words.circle });
  const number = new Intl.NumberFormat(props.locale);
  const move = (event: FormEvent) => {
    event.preventDefault();
    moving.mutate(
      { path, body: { version: concept.version, parents } },
      {
        onSuccess: () => {
          setRefusal(null);
          showToast({ kind: 'success', text: words.moved });
          router.refresh();
        },
        onError: (error) => setRefusal(refusalOf(error, { ...words, conflict: words.circle })),
      },
    );
  };
  return (
    <form className={fields.form} onSubmit={move} aria-label={words.place} aria-busy={moving.isPending}>
      <p>{words.placeNote}</p>
      <RefusalNotice refusal={refusal ?? (refused || null)} reload={words.reload} />
      <ConceptField
        label={words.wider}
        locale={props.locale}
        chosen={wider}
        words={{ add: words.find, remove: words.takeAway }}
        except={concept.id}
        onChange={setWider}
      />
      {isOther && (
        <div className={retags.seen} aria-live="polite" aria-busy={preview.isFetching}>
          {preview.isPending && <p>{words.counting}</p>}
          {preview.data?.wider.map(({ id, label, looks_before, looks_after, searches }) => (
            <p key={id}>
              {filled(words.wouldFind, {
                concept: label[props.locale] ?? id,
                before: number.format(looks_before),
                after: number.format(looks_after),
                searches: number.format(searches),
              })}
            </p>
          ))}
        </div>
      )}
      <SubmitButton>{words.move}</SubmitButton>
    </form>
  );
}
