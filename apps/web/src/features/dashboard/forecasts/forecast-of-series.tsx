'use client';
import { FORECAST_KINDS, WEEKLY_MEASURES } from '@toile/contracts';
import { pathOf } from '@toile/contracts/routes';
import { useBoard } from '../board/board';
import { ConceptInBoardContext } from '../series/concept-in-board';
import type { SeriesScope } from '../series/series-scope';
import type { Forecast } from './fan';
import { ForecastNotes } from './forecast-notes';
import styles from './forecasts.module.css';

/** Below a line that goes on into what is foretold: how that was made, and how right such forecasts were. */
export function ForecastOfSeries(props: { scope: SeriesScope; name: string; forecast: Forecast | null }) {
  const { scope, name, forecast } = props;
  const { words, locale, extras } = useBoard();
  const [slug = ''] = scope.slugs;
  const query = new URLSearchParams({ measure: scope.measure, of: scope.of, slug });
  const measure = WEEKLY_MEASURES.find((one) => one === scope.measure);
  const of = FORECAST_KINDS.find((one) => one === scope.of);
  return (
    <>
      <ForecastNotes forecast={forecast} words={words.forecasts} locale={locale} />
      <p className={styles.tools}>
        <a href={`/${locale}${pathOf('data_forecasts', {})}?${query}`}>{words.forecasts.fan.record}</a>
        {measure && of && (
          <ConceptInBoardContext value={{ series: { measure, of, slug }, name }}>
            {extras.concept}
          </ConceptInBoardContext>
        )}
      </p>
    </>
  );
}
