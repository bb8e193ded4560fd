'use client';
import { useRouter } from 'next/navigation';
import type { FormEvent } from 'react';
import { SubmitButton, TextField } from '../../../forms/fields';
import fields from '../../../forms/fields.module.css';
import { useWrite } from '../../../forms/use-write';
import shows from './shows.module.css';
import type { TwiceWords } from './tagging-words';

/** Has looks of a show tagged twice: all, or a sample. */
export function BeginTwice({ show, words }: { show: string; words: TwiceWords }) {
  const router = useRouter();
  const beginning = useWrite('post', '/api/newsroom/double-tagging/shows/{slug}', words.failed);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const seed = String(data.get('seed')).trim();
    beginning.mutate(
      {
        path: { slug: show },
        body: { percent: Number(data.get('percent')), ...(seed && { seed: Number(seed) }) },
      },
      { onSettled: () => router.refresh() },
    );
  };
  return (
    <form
      className={fields.form}
      onSubmit={onSubmit}
      aria-label={words.beginTitle}
      aria-busy={beginning.isPending}
    >
      <h2>{words.beginTitle}</h2>
      <p className={shows.fine}>{words.beginHint}</p>
      <div className={fields.pair}>
        <TextField
          label={words.percent}
          name="percent"
          type="number"
          min={1}
          max={100}
          defaultValue={100}
          required
        />
        <TextField
          label={words.seed}
          name="seed"
          type="number"
          min={0}
          max={2147483646}
          hint={words.seedHint}
        />
      </div>
      <SubmitButton>{words.begin}</SubmitButton>
    </form>
  );
}
