'use client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Question } from '@toile/contracts';
import { usePathname, useSearchParams } from 'next/navigation';
import { useCallback, useMemo } from 'react';
import { ApiError, isTransient } from '../../../api/api-error';
import { readJson } from '../../../api/asked';
import { againAfterFailure } from '../../../api/query-provider';
import { useBoard } from '../board/board';
import { FigureState } from '../figure/figure-state';
import { failed } from '../lib/answer';
import styles from './explore.module.css';
import { ExploreAnswer } from './explore-answer';
import { ExploreConditions } from './explore-conditions';
import { ExploreControls } from './explore-controls';
import { type ExploreState, questionPath, readState, stateQuery, withSeasons } from './explore-state';
import type { ExploreWords } from './explore-words';
import { Formulas } from './formulas';
import type { QuestionAnswer } from './grid';
import { SentenceBox } from './sentence-box';

/** Any question of the dashboard, chosen by the reader: the address holds all of it. */
export function ExploreBoard({ words }: { words: ExploreWords }) {
  const { options, defaults, words: board } = useBoard();
  const query = useSearchParams().toString();
  const path = usePathname();
  const state = useMemo(() => readState(new URLSearchParams(query)), [query]);
  const show = useCallback(
    (changes: Partial<ExploreState>) => {
      const now = readState(new URLSearchParams(window.location.search));
      // Read again, so that what is shown goes with what is asked.
      const next = readState(new URLSearchParams(stateQuery({ ...now, ...changes })));
      window.history.pushState(null, '', path + stateQuery(next));
    },
    [path],
  );
  const seasons = useMemo(() => options.season.map(({ value }) => value), [options.season]);
  const asked = useMemo(
    () => withSeasons(state.question, seasons, defaults.season),
    [state.question, seasons, defaults.season],
  );
  const address = questionPath(asked);
  const found = useQuery({
    queryKey: ['question', address],
    queryFn: ({ signal }) => readJson<QuestionAnswer>(address, signal),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    refetchInterval: againAfterFailure,
  });
  const choose = useCallback(
    (changes: Partial<Question>) => {
      const question = { ...asked, ...changes };
      // Rows of another kind have other keys.
      const isOfSame = question.rows.dimension === asked.rows.dimension;
      show({ question, sort: null, ...(!isOfSame && { pins: [] }) });
    },
    [show, asked],
  );
  return (
    <>
      <SentenceBox
        words={words}
        onAsked={(question) => show({ question, chart: 'table', sort: null, pins: [] })}
      />
      <ExploreControls asked={asked} state={state} words={words} choose={choose} show={show} />
      <Formulas asked={asked} words={words} choose={choose} />
      <ExploreConditions asked={asked} answer={found.data} words={words} choose={choose} />
      {found.isRefetchError && (
        <p role="status" className={styles.frozen}>
          {board.frozen}
        </p>
      )}
      {found.data && (!found.isError || isTransient(found.error)) ? (
        <ExploreAnswer
          // What was asked before is drawn by its own question, until the new one is answered.
          asked={found.isPlaceholderData ? null : asked}
          answer={found.data}
          state={state}
          words={words}
          address={address}
          isWaiting={found.isPlaceholderData}
          show={show}
        />
      ) : found.isError ? (
        <Refused error={found.error} words={words} onAgain={() => void found.refetch()} />
      ) : (
        <section className={styles.waiting} aria-busy="true" aria-label={board.loading}>
          <div className={styles.rowsToCome} />
        </section>
      )}
    </>
  );
}

/** A question that is refused says what to do, and then exactly why, as programs are told; what nobody answered is asked again. */
function Refused({ error, words, onAgain }: { error: unknown; words: ExploreWords; onAgain(): void }) {
  const detail = error instanceof ApiError && error.status === 422 ? error.problem?.violations : undefined;
  if (!detail) return <FigureState answer={failed(error)} onAgain={onAgain} />;
  return (
    <div role="alert" className={styles.refused}>
      <p>{detail.some(({ code }) => code === 'too_many') ? words.tooMuch : words.notTogether}</p>
      <ul>
        {detail.map(({ message }) => (
          <li key={message} lang="en">
            {message}
          </li>
        ))}
      </ul>
    </div>
  );
}
