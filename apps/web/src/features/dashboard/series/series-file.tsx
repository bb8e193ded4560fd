'use client';
import styles from './series.module.css';
import { csvOf } from './series-csv';
import type { Series } from './series-values';

/** The table as a file, a row for each point. */
export function SeriesFile(props: {
  series: Series;
  /** From which step on. */
  first: number;
  title: string;
  nameOf(slug: string, label: string): string;
}) {
  const { series, first, title, nameOf } = props;
  const save = async () => {
    const { saveFile } = await import('../../export/lib/chart-picture');
    const file = new Blob([csvOf(series, first, nameOf)], { type: 'text/csv;charset=utf-8' });
    saveFile(file, `toile-series-${series.meta.as_of.slice(0, 10)}.csv`);
  };
  return (
    <div className={styles.tools}>
      <button type="button" aria-label={`CSV, ${title}`} onClick={() => void save()}>
        CSV
      </button>
    </div>
  );
}
