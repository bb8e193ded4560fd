'use client';
import { useQuery } from '@tanstack/react-query';
import { asked } from '../../../api/asked';
import { filled } from '../../../i18n/filled';
import { useBoard } from '../board/board';
import { pointsText } from '../lib/figure-text';
import styles from './series.module.css';

const PARTS = ['same_brands', 'joined', 'left', 'cities'] as const;

/** Where the change in a year comes from; the parts add up to it. Nothing where there was no year before. */
export function SeriesSplit(props: { season: string; trend: string; type: string; city: string }) {
  const { words, locale } = useBoard();
  const { data } = useQuery({ ...asked('/api/dashboard/series/split', { query: props }), retry: false });
  if (!data) return null;
  const text = (points: number) => filled(words.card.points, { points: pointsText(points, locale) });
  return (
    <dl className={styles.split}>
      <div>
        <dt>{filled(words.card.against, { season: data.previous_short })}</dt>
        <dd>{text(data.after - data.before)}</dd>
      </div>
      {PARTS.map((part) => (
        <div key={part}>
          <dt>{words.time.split[part]}</dt>
          <dd>{text(data[part])}</dd>
        </div>
      ))}
    </dl>
  );
}
