'use client';
import { useRouter } from 'next/navigation';
import type { FormEvent } from 'react';
import fields from '../../../forms/fields.module.css';
import { useWrite } from '../../../forms/use-write';
import { showToast } from '../../../shell/toast-store';
import type { PlanWords } from './plan-words';
import shows from './shows.module.css';

/** Undoes a price that has not begun. */
export function TakeBack(props: { plan: string; change: string; version: number; words: PlanWords }) {
  const { plan, change, version, words } = props;
  const router = useRouter();
  const undoing = useWrite('post', '/api/newsroom/plans/{plan}/prices/{change}/take-back', words.failed, {
    409: words.stale,
  });
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reason = String(new FormData(event.currentTarget).get('reason')).trim();
    undoing.mutate(
      { path: { plan, change }, body: { version, reason } },
      {
        onSuccess: () => showToast({ kind: 'success', text: words.takenBack }),
        onSettled: () => router.refresh(),
      },
    );
  };
  return (
    <form className={shows.row} onSubmit={onSubmit} aria-busy={undoing.isPending}>
      <label className={fields.field}>
        <span>{words.reason}</span>
        <input name="reason" minLength={5} maxLength={300} required />
      </label>
      <button type="submit" className={shows.button} disabled={undoing.isPending}>
        {words.takeBack}
      </button>
    </form>
  );
}
