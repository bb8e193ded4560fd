'use client';
import type { Messages } from '@toile/i18n';
import { lazy, Suspense, useContext, useState } from 'react';
import { useBoard } from '../../../../../features/dashboard/board/board';
import { AnswerInBoardContext } from '../../../../../features/dashboard/explore/answer-in-board';
import { ConceptInBoardContext } from '../../../../../features/dashboard/series/concept-in-board';
import { QuestionTools } from '../../../../../features/export/components/question-tools';

/** Neither is there before it is asked for. */
const QuestionAlert = lazy(() =>
  import('../../../../../features/export/components/question-alert').then((found) => ({
    default: found.QuestionAlert,
  })),
);
const SeriesAlert = lazy(() =>
  import('../../../../../features/export/components/series-alert').then((found) => ({
    default: found.SeriesAlert,
  })),
);

type Props = { words: Messages['savedItems'] };
const isWeek = (dimension: string | undefined) => dimension === 'week';

/**
 * Beside an answer: to be told when a cell of it passes a number, to show it elsewhere, and to have it by mail. Of days and weeks that
 * are named nothing changes any more.
 */
export function AnswerExtras({ words }: Props) {
  const shown = useContext(AnswerInBoardContext);
  const { locale, environment } = useBoard();
  const [isOpen, setOpen] = useState(false);
  if (!shown || environment === 'Demo') return null;
  const { asked, answer, rowName, columnName, measureName } = shown;
  const axes = [asked.rows, ...(asked.columns ? [asked.columns] : [])];
  const isOfDays = asked.window === 'days';
  const isWatched = !isOfDays && !axes.some(({ dimension }) => isWeek(dimension));
  return (
    <>
      {isWatched && (
        <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {words.alert.set}
        </button>
      )}
      <QuestionTools
        words={words}
        locale={locale}
        asked={asked}
        title={shown.title}
        rows={answer.row_keys.length}
        asOf={answer.meta.as_of}
        isLiving={!isOfDays && !axes.some(({ dimension, keys }) => isWeek(dimension) && keys.length > 0)}
      />
      {isOpen && (
        <Suspense>
          <QuestionAlert
            words={words}
            locale={locale}
            onClose={() => setOpen(false)}
            asked={asked}
            rows={answer.row_keys.map(({ key }) => ({ key, name: rowName(key) }))}
            columns={answer.column_keys.map(({ key }) => ({ key, name: columnName(key) }))}
            measures={asked.measures.map((key) => ({ key, name: measureName(key) }))}
            all={columnName('*')}
          />
        </Suspense>
      )}
    </>
  );
}

/** Below a forecast: to be told when it passes a number, or when something changes. */
export function ConceptExtras({ words }: Props) {
  const concept = useContext(ConceptInBoardContext);
  const { locale, environment } = useBoard();
  const [isOpen, setOpen] = useState(false);
  if (!concept || environment === 'Demo') return null;
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {words.alert.set}
      </button>
      {isOpen && (
        <Suspense>
          <SeriesAlert
            words={words}
            locale={locale}
            onClose={() => setOpen(false)}
            series={concept.series}
            name={concept.name}
          />
        </Suspense>
      )}
    </>
  );
}
