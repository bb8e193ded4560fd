'use client';
import { pathOf } from '@toile/contracts/routes';
import { useBoard } from '../board/board';
import type { SeriesScope } from '../series/series-scope';
import type { Forecast } from './fan';
import { ForecastNotes } from './forecast-notes';
import styles from './forecasts.module.css';

/** Below a line that goes on into what is foretold: how that was made, and how right such forecasts were. */
export function ForecastOfSeries({ scope, forecast }: { scope: SeriesScope; forecast: Forecast | null }) {
  const { words, locale } = useBoard();
  const query = new URLSearchParams({ measure: scope.measure, of: scope.of, slug: scope.slugs[0] ?? '' });
  return (
    <>
      <ForecastNotes forecast={forecast} words={words.forecasts} locale={locale} />
      <p className={styles.tools}>
        <a href={`/${locale}${pathOf('data_forecasts', {})}?${query}`}>{words.forecasts.fan.record}</a>
      </p>
    </>
  );
}
