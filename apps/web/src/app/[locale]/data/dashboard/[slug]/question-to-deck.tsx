'use client';
import { fittedQuestion, questionQuery, readQuestion } from '@toile/contracts';
import type { Messages } from '@toile/i18n';
import { useState } from 'react';
import { useBoard } from '../../../../../features/dashboard/board/board';
import { AddToDeck } from '../../../../../features/decks/components/add-to-deck';

type Content = Parameters<typeof AddToDeck>[0]['content'];

/** Puts the question that the address says on a slide. */
export function QuestionToDeck({ words }: { words: Messages['decks'] }) {
  const { locale, defaults } = useBoard();
  const [content, setContent] = useState<Content | null>(null);
  const open = () => {
    const given = Object.fromEntries(new URLSearchParams(window.location.search));
    const asked = readQuestion(
      given.measures ? given : { measures: 'runway_share', rows: 'tag', compare: 'previous' },
    );
    const isUnsaid = asked.seasons.length === 0 && asked.window === 'season';
    const question = questionQuery(
      fittedQuestion(isUnsaid ? { ...asked, seasons: [defaults.season] } : asked),
    );
    setContent({ kind: 'question', question });
  };
  return (
    <>
      <button type="button" onClick={open}>
        {words.add.button}
      </button>
      {content && (
        <AddToDeck content={content} locale={locale} words={words} onClose={() => setContent(null)} />
      )}
    </>
  );
}
