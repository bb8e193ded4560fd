'use client';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { asked } from '../../../api/asked';
import { addressOf } from '../../../api/operations';
import { filled } from '../../../i18n/filled';
import { showToast } from '../../../shell/toast-store';
import styles from './paper.module.css';

export type PaperWords = Record<'open' | 'each' | 'format' | 'make' | 'making' | 'ready' | 'failed', string>;

const EACH = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const ASK_AGAIN_MS = 500;

const FORMATS = { pdf: 'PDF', pptx: 'PowerPoint' } as const;
type Format = keyof typeof FORMATS;

/** A board as a file: how many looks a page, and how far the file is. Without scripts the form asks for the file itself. */
export function Paper(props: {
  path: string;
  token: string;
  words: PaperWords;
  /** What else the board can be had as. */
  children?: ReactNode;
}) {
  const { path, token, words } = props;
  const [wanted, setWanted] = useState<{ looks: number; format: Format } | null>(null);
  const { data, isError } = useQuery({
    ...asked('/moodboards/pdf/{token}/progress', { path: { token }, query: wanted ?? {} }),
    enabled: wanted !== null,
    // How far the last file was says nothing of the next.
    gcTime: 0,
    refetchInterval: ({ state }) => !state.data?.ready && ASK_AGAIN_MS,
    refetchIntervalInBackground: true,
  });
  const isReady = data?.ready ?? false;
  useEffect(() => {
    if (wanted === null || !(isReady || isError)) return;
    setWanted(null);
    if (!isReady) return showToast({ kind: 'error', text: words.failed });
    showToast({ kind: 'success', text: words.ready });
    // Fetched from what is kept, without leaving the page.
    const address = addressOf(path, { query: wanted });
    Object.assign(document.createElement('a'), { href: address, download: '' }).click();
  }, [wanted, isReady, isError, path, words]);
  const make = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const format = given.get('format') === 'pptx' ? 'pptx' : 'pdf';
    setWanted({ looks: Number(given.get('looks')), format });
  };
  const progress = wanted === null ? null : (data ?? { done: 0, total: 1 });
  return (
    <details className={styles.paper}>
      <summary>{words.open}</summary>
      <form action={path} onSubmit={make}>
        <label>
          {words.each}
          <select name="looks" defaultValue="4">
            {EACH.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
        </label>
        <label>
          {words.format}
          <select name="format" defaultValue="pdf">
            {Object.entries(FORMATS).map(([format, name]) => (
              <option key={format} value={format}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" disabled={progress !== null} data-click="moodboard_pdf">
          {words.make}
        </button>
        {progress && (
          <p role="status">
            <progress value={progress.done} max={progress.total} />
            {filled(words.making, { done: progress.done, total: progress.total })}
          </p>
        )}
        {props.children}
      </form>
    </details>
  );
}
