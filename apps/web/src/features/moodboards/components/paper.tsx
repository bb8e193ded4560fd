'use client';
import { type FormEvent, useState } from 'react';
import { addressOf } from '../../../api/operations';
import { read } from '../../../api/send';
import { filled } from '../../../i18n/filled';
import { showToast } from '../../../shell/toast-store';
import styles from './paper.module.css';

export type PaperWords = Record<'open' | 'each' | 'make' | 'making' | 'ready' | 'failed', string>;

const EACH = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const ASK_AGAIN_MS = 500;

/** A board on paper: how many looks a page, and how far the file is. Without scripts the form asks for the file itself. */
export function Paper({ path, token, words }: { path: string; token: string; words: PaperWords }) {
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null);
  const make = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const query = { looks: Number(new FormData(event.currentTarget).get('looks')) };
    setProgress({ done: 0, total: 1 });
    try {
      for (;;) {
        const { body } = await read('/moodboards/pdf/{token}/progress', { path: { token }, query });
        if (!body) throw new Error('nobody knows how far the file is');
        setProgress(body);
        if (body.ready) break;
        await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS));
      }
      showToast({ kind: 'success', text: words.ready });
      // Fetched from what is kept, without leaving the page.
      const link = Object.assign(document.createElement('a'), {
        href: addressOf(path, { query }),
        download: '',
      });
      link.click();
    } catch {
      showToast({ kind: 'error', text: words.failed });
    } finally {
      setProgress(null);
    }
  };
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
        <button type="submit" disabled={progress !== null} data-click="moodboard_pdf">
          {words.make}
        </button>
        {progress && (
          <p role="status">
            <progress value={progress.done} max={progress.total} />
            {filled(words.making, progress)}
          </p>
        )}
      </form>
    </details>
  );
}
