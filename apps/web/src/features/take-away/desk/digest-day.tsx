'use client';
import type { FigureReference } from '@toile/contracts';
import { useRouter } from 'next/navigation';
import { write } from '../../../forms/write';
import { showToast } from '../../../shell/toast-store';
import styles from './desk.module.css';

/** On which day the weekly letter goes out. */
export function DigestDay(props: {
  figures: readonly FigureReference[];
  weekday: number;
  days: readonly { value: number; label: string }[];
  label: string;
  failed: string;
}) {
  const router = useRouter();
  const choose = async (weekday: number) => {
    const { status, problem } = await write('PUT', '/api/dashboard/digest', {
      figures: props.figures,
      weekday,
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
