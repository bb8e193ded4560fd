import { useState } from 'react';
import fields from '../../../forms/fields.module.css';
import type { WordsWords } from './words-types';

const zones = () => [
  ...new Set([
    Intl.DateTimeFormat().resolvedOptions().timeZone,
    'Europe/Paris',
    'Europe/Rome',
    'Europe/London',
    'America/New_York',
    'Asia/Shanghai',
    'UTC',
  ]),
];

/** Whose clocks count: the reader's own, which are known a moment after the page is drawn, until others are chosen. */
export function useZone(own: string): [zone: string, choose: (zone: string) => void] {
  const [chosen, choose] = useState<string | null>(null);
  return [chosen ?? own, choose];
}

/** A day and a time, and whose clocks count. The time is `at` of its form. */
export function TimeFields(props: {
  zone: string;
  words: Pick<WordsWords, 'schedule'>;
  onZone: (zone: string) => void;
}) {
  const { zone, words, onZone } = props;
  return (
    <>
      <label className={fields.field}>
        <span>{words.schedule.at}</span>
        <input name="at" type="datetime-local" required />
      </label>
      <label className={fields.field}>
        <span>{words.schedule.zone}</span>
        <select value={zone} onChange={(event) => onZone(event.target.value)}>
          {[...new Set([zone, ...zones()])].map((one) => (
            <option key={one} value={one}>
              {one.replaceAll('_', ' ')}
            </option>
          ))}
        </select>
      </label>
    </>
  );
}
