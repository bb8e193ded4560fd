'use client';
import { WRITTEN_KINDS, type WrittenKind } from '@toile/contracts';
import { useRouter } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import { ApiError } from '../../../api/api-error';
import { readNow } from '../../../api/asked';
import { writeNow } from '../../../api/write';
import { SubmitButton } from '../../../forms/fields';
import fields from '../../../forms/fields.module.css';
import { showFailure } from '../../../forms/use-write';
import { addressFor, nameField } from '../lib/word-fields';
import styles from './words.module.css';
import type { WordsWords } from './words-types';

/** Begins something to write, or opens what is at the address already, and goes on to its page. */
export function NewWords(props: {
  words: WordsWords;
  /** Where entries are written. */
  path: string;
}) {
  const { words, path } = props;
  const router = useRouter();
  const [kind, setKind] = useState<WrittenKind>('page');
  const [title, setTitle] = useState('');
  const [address, setAddress] = useState<string | null>(null);
  const slug = address ?? addressFor(title);
  const make = async (event: FormEvent) => {
    event.preventDefault();
    const query = { kind, slug };
    try {
      await readNow('/api/newsroom/words/entry', { query }).catch((error: unknown) => {
        if (!(error instanceof ApiError) || error.status !== 404) throw error;
        const doc = { [nameField(kind)]: title.trim(), ...(kind === 'page' && { series: 'news' }) };
        return writeNow('put', '/api/newsroom/words/draft', { query, body: { version: 0, doc } });
      });
      router.push(`${path}?${new URLSearchParams(query)}`);
    } catch (error) {
      showFailure(error instanceof Error ? error : null, words.failed);
    }
  };
  return (
    <form className={fields.form} onSubmit={(event) => void make(event)} aria-label={words.new}>
      <div className={`${fields.pair} ${styles.begin}`}>
        <label className={fields.field}>
          <span>{words.kind}</span>
          <select value={kind} onChange={(event) => setKind(event.target.value as WrittenKind)}>
            {WRITTEN_KINDS.map((one) => (
              <option key={one} value={one}>
                {words.kinds[one]}
              </option>
            ))}
          </select>
        </label>
        <label className={fields.field}>
          <span>{words.fields.title}</span>
          <input required maxLength={200} value={title} onChange={(event) => setTitle(event.target.value)} />
        </label>
        <label className={fields.field}>
          <span>{words.address}</span>
          <input
            required
            maxLength={180}
            pattern={kind === 'dynamic-page' ? '[a-z0-9]+([\\-\\/][a-z0-9]+)*' : '[a-z0-9]+(-[a-z0-9]+)*'}
            value={slug}
            onChange={(event) => setAddress(event.target.value || null)}
          />
          <small>{words.addressHint}</small>
        </label>
      </div>
      <SubmitButton>{words.make}</SubmitButton>
    </form>
  );
}
