'use client';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import type { Shape } from '../../../api/operations';
import { ConfirmDialog } from '../../../design/confirm-dialog';
import fields from '../../../forms/fields.module.css';
import { useWrite } from '../../../forms/use-write';
import { showToast } from '../../../shell/toast-store';
import { type Refusal, type RefusalWords, refusalOf } from '../lib/refusal';
import { RefusalNotice } from './refusal-notice';
import retags from './retags.module.css';

export type EndWords = Record<
  | 'undo'
  | 'undone'
  | 'stillRetagging'
  | 'retire'
  | 'retireQuestion'
  | 'keep'
  | 'retired'
  | 'needed'
  | 'failed'
  | 'reload',
  string
> &
  RefusalWords;

/** Parts a concept from the one it was merged into. */
export function UndoMerge({ concept, words }: { concept: Shape<'ConceptDto'>; words: EndWords }) {
  const { kind, slug, version } = concept;
  const router = useRouter();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const undoing = useWrite('post', '/api/editor/vocabulary/concepts/{kind}/{slug}/merge/undo', words.failed, {
    409: words.notSaved,
  });
  const undo = () =>
    undoing.mutate(
      { path: { kind, slug }, body: { version } },
      {
        onSuccess: () => {
          showToast({ kind: 'success', text: words.undone });
          router.refresh();
        },
        onError: (error) => setRefusal(refusalOf(error, { ...words, conflict: words.stillRetagging })),
      },
    );
  return (
    <div className={fields.form}>
      <RefusalNotice refusal={refusal} reload={words.reload} />
      <button type="button" className={retags.carryOut} onClick={undo} disabled={undoing.isPending}>
        {words.undo}
      </button>
    </div>
  );
}

/** Takes back a concept that editors have added, once they have said yes. */
export function RetireConcept(props: { concept: Shape<'ConceptDto'>; words: EndWords; list: string }) {
  const { words } = props;
  const { kind, slug, version } = props.concept;
  const router = useRouter();
  const [isAsking, setAsking] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const retiring = useWrite('post', '/api/editor/vocabulary/concepts/{kind}/{slug}/retire', words.failed, {
    409: words.notSaved,
  });
  const retire = () =>
    retiring.mutate(
      { path: { kind, slug }, body: { version } },
      {
        onSuccess: () => {
          showToast({ kind: 'success', text: words.retired });
          router.push(props.list);
        },
        onError: (error) => setRefusal(refusalOf(error, { ...words, conflict: words.needed })),
      },
    );
  return (
    <div className={fields.form}>
      <RefusalNotice refusal={refusal} reload={words.reload} />
      <button
        type="button"
        className={retags.carryOut}
        aria-haspopup="dialog"
        onClick={() => setAsking(true)}
        disabled={retiring.isPending}
      >
        {words.retire}
      </button>
      {isAsking && (
        <ConfirmDialog
          question={words.retireQuestion}
          yes={words.retire}
          no={words.keep}
          onYes={retire}
          onEnd={() => setAsking(false)}
        />
      )}
    </div>
  );
}
