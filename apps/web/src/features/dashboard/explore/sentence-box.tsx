'use client';
import { useMutation } from '@tanstack/react-query';
import { type Question, readQuestion } from '@toile/contracts';
import { comma } from '@toile/i18n/typography';
import { useSearchParams } from 'next/navigation';
import { type FormEvent, useEffect, useState } from 'react';
import { readNow } from '../../../api/asked';
import { filled } from '../../../i18n/filled';
import { useBoard } from '../board/board';
import styles from './explore.module.css';
import type { ExploreWords } from './explore-words';

const questionIn = (query: string): Question => readQuestion(Object.fromEntries(new URLSearchParams(query)));

/** A question in the reader's own words, which becomes what the controls say; what was not understood, or is not obeyed, is said. */
export function SentenceBox({ words, onAsked }: { words: ExploreWords; onAsked(asked: Question): void }) {
  const { locale } = useBoard();
  // A sentence sent before the page's scripts have come is in the address.
  const given = useSearchParams().get('sentence')?.trim() ?? '';
  const [text, setText] = useState(given);
  const reading = useMutation({
    mutationFn: (sentence: string) =>
      readNow('/api/dashboard/questions/sentence', { query: { text: sentence, language: locale } }),
    onSuccess: ({ question }) => onAsked(questionIn(question)),
  });
  const { mutate } = reading;
  useEffect(() => {
    if (given) mutate(given);
  }, [given, mutate]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim()) mutate(text.trim());
  };
  const askInstead = (own: string, instead: string) => {
    const meant = text.replace(own, () => instead);
    setText(meant);
    mutate(meant);
  };
  const found = reading.data?.words ?? [];
  const wordsThat = (part: 'unknown' | 'left_out' | 'together') =>
    found.flatMap(({ text: own, as }) => (as === part ? [own] : [])).join(comma(locale));
  const [unknown, leftOut, together] = [wordsThat('unknown'), wordsThat('left_out'), wordsThat('together')];
  const measure = reading.data && questionIn(reading.data.question).measures[0];
  return (
    <form className={styles.sentence} onSubmit={submit}>
      <label>
        <span>{words.ask}</span>
        <input
          type="text"
          name="sentence"
          value={text}
          maxLength={300}
          placeholder={words.askExample}
          autoComplete="off"
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      <button type="submit">{words.askButton}</button>
      <div role="status">
        {reading.isError && <p>{words.askFailed}</p>}
        {found.length > 0 && (
          <ul aria-label={words.understood}>
            {found
              .filter(({ as }) => as in words.parts)
              .map(({ text: own, as }, at) => (
                // Words may come twice.
                // biome-ignore lint/suspicious/noArrayIndexKey: they stand as they were written.
                <li key={at}>
                  <small>{words.parts[as as keyof typeof words.parts]}</small> {own}
                </li>
              ))}
          </ul>
        )}
        {leftOut && measure && (
          <p>{filled(words.leftOut, { measure: words.measures[measure], words: leftOut })}</p>
        )}
        {together && <p>{filled(words.asOne, { words: together })}</p>}
        {found.flatMap(({ text: own, separately }) =>
          separately.map((one) => (
            <button key={`${own}/${one}`} type="button" onClick={() => askInstead(own, one)}>
              {one}
            </button>
          )),
        )}
        {unknown && <p>{filled(words.notUnderstood, { words: unknown })}</p>}
        {found.map(
          ({ text: own, instead }) =>
            instead && (
              <button key={own} type="button" onClick={() => askInstead(own, instead)}>
                {filled(words.instead, { word: instead })}
              </button>
            ),
        )}
      </div>
    </form>
  );
}
