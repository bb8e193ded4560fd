'use client';
import type { FigureReference } from '@toile/contracts';
import { useRouter } from 'next/navigation';
import { send } from '../../../api/send';
import { showToast } from '../../../shell/toast-store';
import styles from './saved-items.module.css';

/** On which day the weekly digest goes out. */
export function DigestDay(props: {
  figures: readonly FigureReference[];
  weekday: number;
  days: readonly { value: number; label: string }[];
  label: string;
  failed: string;
}) {
  const router = useRouter();
  const choose = async (weekday: number) => {
    const { status, problem } = await send('put', '/api/dashboard/digest', {
      body: { figures: [...props.figures], weekday },
    });
    if (status !== 200) return showToast({ kind: 'error', text: problem?.detail ?? props.failed });
    router.refresh();
  };
  return (
    <label className={styles.day}>
      {props.label}{' '}
      <select value={props.weekday} onChange={(event) => void choose(Number(event.target.value))}>
        {props.days.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}
