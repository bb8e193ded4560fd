'use client';
import type { OptionField } from '../lib/board-setup';
import { useBoard } from './board';
import styles from './select-field.module.css';

/** A filter of one figure alone, in the address as the others are. */
export function SelectField({ field }: { field: OptionField }) {
  const { words, options, full, choose } = useBoard();
  return (
    <label className={styles.field}>
      <span className="visually-hidden">{words.filters[field]}</span>
      <select value={full[field]} onChange={(event) => choose({ [field]: event.target.value })}>
        {options[field].map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}
