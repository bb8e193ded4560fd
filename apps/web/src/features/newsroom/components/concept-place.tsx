'use client';
import type { Locale, Reference } from '@toile/contracts';
import { useRouter } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import type { Shape } from '../../../api/operations';
import { SubmitButton } from '../../../forms/fields';
import fields from '../../../forms/fields.module.css';
import { useWrite } from '../../../forms/use-write';
import { showToast } from '../../../shell/toast-store';
import { type Refusal, type RefusalWords, refusalOf } from '../lib/refusal';
import { ConceptField } from './concept-field';
import { RefusalNotice } from './refusal-notice';

export type PlaceWords = Record<
  'place' | 'placeNote' | 'wider' | 'find' | 'takeAway' | 'move' | 'moved' | 'circle' | 'failed' | 'reload',
  string
> &
  RefusalWords;

/** Puts a concept under others. */
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
  const move = (event: FormEvent) => {
    event.preventDefault();
    const { kind, slug, version } = concept;
    moving.mutate(
      { path: { kind, slug }, body: { version, parents: wider.map((one) => one.slug) } },
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
      <RefusalNotice refusal={refusal} reload={words.reload} />
      <ConceptField
        label={words.wider}
        locale={props.locale}
        chosen={wider}
        words={{ add: words.find, remove: words.takeAway }}
        except={concept.id}
        onChange={setWider}
      />
      <SubmitButton>{words.move}</SubmitButton>
    </form>
  );
}
