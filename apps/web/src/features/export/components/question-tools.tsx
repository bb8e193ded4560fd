'use client';
import { type Locale, type Question, questionQuery } from '@toile/contracts';
import type { Messages } from '@toile/i18n';
import { lazy, Suspense, useState } from 'react';
import { useToDigest } from './use-to-digest';

/** It is not there before it is asked for. */
const EmbedDialog = lazy(() => import('./embed-dialog').then((found) => ({ default: found.EmbedDialog })));

/** Shows a question on another page, and puts it on the weekly digest, where its answer goes on changing. */
export function QuestionTools(props: {
  words: Messages['savedItems'];
  locale: Locale;
  asked: Question;
  title: string;
  rows: number;
  /** When its answer was known. */
  asOf: string;
  /** Of days and weeks that are named nothing changes any more. */
  isLiving: boolean;
}) {
  const { words, locale, asked, title, rows, asOf, isLiving } = props;
  const [isOpen, setOpen] = useState(false);
  const toDigest = useToDigest(words.said);
  const question = questionQuery(asked);
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {words.menu.embed}
      </button>
      {isLiving && (
        <button type="button" onClick={() => void toDigest({ question })}>
          {words.menu.digest}
        </button>
      )}
      {isOpen && (
        <Suspense>
          <EmbedDialog
            words={words}
            title={title}
            locale={locale}
            rows={rows}
            live={{ question }}
            pinned={{ question: `${question}&${new URLSearchParams({ as_of: asOf })}` }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
