'use client';
import { useRouter } from 'next/navigation';
import type { Shape } from '../../../api/operations';
import { useWrite } from '../../../forms/use-write';
import styles from './saved-items.module.css';

/** On which day the weekly digest goes out. */
export function DigestDay(props: {
  id: string;
  figures: readonly Shape<'AskedReferenceDto'>[];
  weekday: number;
  days: readonly { value: number; label: string }[];
  label: string;
  failed: string;
}) {
  const router = useRouter();
  const digest = useWrite('put', '/api/dashboard/digests/{id}', props.failed);
  const choose = (weekday: number) =>
    digest.mutate(
      { path: { id: props.id }, body: { figures: [...props.figures], weekday } },
      { onSuccess: () => router.refresh() },
    );
  return (
    <label className={styles.day}>
      {props.label}{' '}
      <select value={props.weekday} onChange={(event) => choose(Number(event.target.value))}>
        {props.days.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}
