'use client';
import type { Figure, Locale } from '@toile/contracts';
import type { ReactNode } from 'react';
import { useLiveFigure } from '../stores/use-live-figure';
import { BarChart } from './bar-chart';
import { FigureTable } from './figure-table';
import { Freshness } from './freshness';
import styles from './most-viewed.module.css';
import { RankedLooks } from './ranked-looks';
import type { CityNames, FigureWords } from './words';

/** Pictures, chart and table of the most viewed looks, renewed every second while somebody watches. */
export function MostViewedLive(props: {
  path: string;
  figure: Figure;
  locale: Locale;
  cities: CityNames;
  words: FigureWords;
  children: ReactNode;
}) {
  const { words, locale, cities } = props;
  const live = useLiveFigure(props.path, props.figure);
  const { rows, meta } = live.figure;
  return (
    <>
      <Freshness live={live} words={words} isPartial={meta.partial} />
      {rows.length > 0 ? (
        <>
          {/* Each draws only when its rows change; the freshness above changes every second. */}
          <RankedLooks rows={rows} words={words} locale={locale} cities={cities} />
          {rows.some((row) => row.value !== null) && (
            <div className={styles.detail}>
              <h3>{words.chart}</h3>
              <BarChart rows={rows} label={words.chart} locale={locale} />
            </div>
          )}
          <FigureTable rows={rows} words={words} locale={locale} cities={cities} />
        </>
      ) : (
        <div className={styles.empty}>
          <h3>{words.empty}</h3>
          <p>{words.emptyText}</p>
        </div>
      )}
      {props.children}
    </>
  );
}
