'use client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { isGroupKey } from '@toile/contracts';
import { pathOf } from '@toile/contracts/routes';
import type { Messages } from '@toile/i18n';
import { comma } from '@toile/i18n/typography';
import { usePathname, useSearchParams } from 'next/navigation';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { asked as askedFor, readJson } from '../../../api/asked';
import { filled } from '../../../i18n/filled';
import { localised } from '../../../i18n/localised';
import { useBoard } from '../board/board';
import { useKeyLabel } from '../board/use-key-label';
import { type ChartAlone, ChartPlaceContext } from '../chart/draw-alone';
import { consentText } from '../figure/consent-text';
import { dateTimeText } from '../figure/date-time-text';
import { FigureState } from '../figure/figure-state';
import { ChangesList } from '../forecasts/changes-list';
import { type ConceptForecast, outlookOf } from '../forecasts/fan';
import { ForecastOfSeries } from '../forecasts/forecast-of-series';
import { forecastPath } from '../forecasts/forecast-path';
import { failed } from '../lib/answer';
import { asInVersion } from '../lib/explained';
import styles from './series.module.css';
import { SeriesControls, SeriesNames } from './series-controls';
import { SeriesDrawing } from './series-drawing';
import { SeriesEvidence } from './series-evidence';
import { SeriesFile } from './series-file';
import { SeriesInBoardContext } from './series-in-board';
import { figureOfSeries, marksOf } from './series-marks';
import { markText, SeriesMarksList } from './series-marks-list';
import {
  contextOf,
  figureOfPoint,
  isOfSeasons,
  pathBehind,
  readSeriesScope,
  type SeriesScope,
  seriesOfPoint,
  seriesPath,
  seriesQuery,
} from './series-scope';
import { SeriesTable } from './series-table';
import { stepTextOf, valueTextOf } from './series-texts';
import { linesOf, type Series } from './series-values';

/** A figure over time, of as many concepts as are chosen. @param first what the server was answered, null where it was refused */
export function SeriesBoard(props: { today: string; first: { path: string; series: Series | null } }) {
  const board = useBoard();
  const { words, figures, locale, environment, extras } = board;
  const query = useSearchParams().toString();
  const path = usePathname();
  const scope = useMemo(() => readSeriesScope(new URLSearchParams(query)), [query]);
  const choose = useCallback(
    (changes: Partial<SeriesScope>) => {
      const now = readSeriesScope(new URLSearchParams(window.location.search));
      window.history.pushState(null, '', path + seriesQuery({ ...now, ...changes }));
    },
    [path],
  );
  const asked = seriesPath(scope, environment === 'Master' ? props.today : null);
  const found = useQuery({
    queryKey: ['series', asked],
    queryFn: ({ signal }) => readJson<Series>(asked, signal),
    placeholderData: keepPreviousData,
    ...(asked === props.first.path && props.first.series && { initialData: props.first.series }),
    staleTime: 60_000,
  });
  const foretoldAt = forecastPath(scope);
  const foretold = useQuery({
    queryKey: ['forecast', foretoldAt],
    queryFn: ({ signal }) => readJson<ConceptForecast>(foretoldAt ?? '', signal),
    enabled: foretoldAt !== null,
    staleTime: 60_000,
  });
  const told = foretoldAt === null ? undefined : foretold.data;
  const [open, setOpen] = useState<{ slug: string; step: number } | null>(null);
  useWeekOfAddress(found.data, (step) => setOpen({ slug: scope.slugs[0] ?? '', step }));
  const series = found.data;
  const lines = useMemo(() => series && linesOf(series, scope), [series, scope]);
  const outlook = useMemo(() => (lines && told ? outlookOf(lines.steps, told) : undefined), [lines, told]);
  const labelOf = useKeyLabel();
  const nameOf = useCallback(
    (slug: string, label: string) => labelOf(scope.of === 'trend' ? 'tag' : scope.of, slug, label),
    [scope.of, labelOf],
  );
  const stepText = useMemo(() => stepTextOf(scope, locale), [scope, locale]);
  const text = useMemo(() => valueTextOf(scope, locale), [scope, locale]);
  const tableText = useMemo(
    () => valueTextOf({ ...scope, scale: scope.scale === 'index' ? 'share' : scope.scale }, locale, true),
    [scope, locale],
  );
  const title = words.time.measures[scope.measure];
  const noted = figureOfSeries(scope);
  // Notes are the subscribers' own.
  const notes = useQuery({
    ...askedFor('/api/dashboard/annotations', { query: { figure: noted.figure } }),
    enabled: environment === 'Master' && scope.as === 'lines',
  });
  const written = notes.data?.results;
  const marks = useMemo(() => {
    const drawnSlugs = series?.series.map(({ slug }) => slug) ?? [];
    return lines && scope.as === 'lines'
      ? marksOf(lines.steps, series?.shows ?? [], written ?? [], scope, drawnSlugs)
      : [];
  }, [lines, series, written, scope]);
  const chart = useRef<ChartAlone>(null);
  if (!series || !lines)
    return (
      <>
        <SeriesControls scope={scope} choose={choose} />
        {found.isError && scope.slugs.length + scope.groups.length > 0 && (
          // One that nobody knows takes the others with it: it can be taken out.
          <SeriesNames
            scope={scope}
            choose={choose}
            shown={[
              ...scope.slugs.map((slug) => ({ slug, name: nameOf(slug, slug) })),
              ...scope.groups.map(({ key, name }) => ({ slug: key, name })),
            ]}
          />
        )}
        {found.isError ? (
          <FigureState answer={failed(found.error)} onAgain={() => void found.refetch()} />
        ) : (
          <div className={styles.waiting} aria-busy="true" />
        )}
      </>
    );
  const first = series.steps.length - lines.steps.length;
  const named = series.series.map(({ slug, label }) => ({ slug, name: nameOf(slug, label) }));
  const consent = consentText(series.meta, words, locale);
  const chosen = open && series.steps[open.step];
  const point = open && series.series.find(({ slug }) => slug === open.slug)?.points[open.step];
  const definitions: Record<string, { numerator: string; denominator: string }> = figures.definitions;
  const definition = definitions[series.meta.definition];
  return (
    <>
      <SeriesControls scope={scope} choose={choose} />
      <SeriesNames scope={scope} choose={choose} shown={named} />
      <section
        className={styles.figure}
        aria-labelledby="over-time"
        aria-busy={found.isPlaceholderData}
        data-figure="series"
      >
        <h2 id="over-time">{title}</h2>
        {definition && (
          <p>
            {definition.numerator} ÷ {definition.denominator}
          </p>
        )}
        {named.length === 0 ? (
          <FigureState answer={{ figure: { rows: [], meta: series.meta } }} />
        ) : (
          <>
            <ChartPlaceContext value={chart}>
              <SeriesDrawing
                scope={scope}
                lines={lines}
                outlook={outlook}
                marks={marks}
                shows={series.shows}
                title={title}
                nameOf={nameOf}
                stepText={stepText}
                text={text}
                onPoint={(slug, step) => setOpen({ slug, step: first + step })}
                onPick={(slug) => choose({ ...aloneIn(scope, slug), as: 'lines' })}
              />
            </ChartPlaceContext>
            {scope.as === 'lines' && (
              <SeriesMarksList
                marks={marks}
                onOpen={({ at }) => setOpen({ slug: named[0]?.slug ?? '', step: first + at })}
              />
            )}
            {(scope.as === 'lines' || scope.as === 'streams') && extras.series && (
              <div className={styles.tools}>
                <SeriesInBoardContext
                  value={{
                    title,
                    path: `/api/dashboard/${noted.figure}?${new URLSearchParams(noted.filters)}`,
                    asOf: series.meta.as_of,
                    source: [
                      named.map(({ name }) => name).join(comma(locale)),
                      ...marks.map((mark) => `${mark.number} ${markText(mark, board)}`),
                    ],
                    chart,
                  }}
                >
                  {extras.series}
                </SeriesInBoardContext>
              </div>
            )}
            {told && (
              <>
                <ChangesList
                  found={told}
                  words={words.forecasts}
                  locale={locale}
                  behind={{
                    onOpen: (from) => {
                      const step = series.steps.findIndex((one) => one.from === from);
                      if (step >= 0) setOpen({ slug: scope.slugs[0] ?? '', step });
                    },
                  }}
                />
                <ForecastOfSeries scope={scope} name={named[0]?.name ?? ''} forecast={told.forecast} />
              </>
            )}
            <SeriesTable
              series={series}
              first={first}
              caption={title}
              head={isOfSeasons(scope) ? words.filters.season : words.time.steps[scope.step]}
              nameOf={nameOf}
              stepText={stepText}
              numberOf={({ value, numerator }) => (scope.scale === 'count' ? numerator : value)}
              text={tableText}
              onOpen={(slug, step) => setOpen({ slug, step })}
            />
            <SeriesFile series={series} first={first} title={title} nameOf={nameOf} />
          </>
        )}
        <p className={styles.foot}>
          {filled(knownAs(scope, words.time), {
            date: dateTimeText(series.meta.as_of, locale),
          })}
          {series.steps.some(({ partial }) => partial) && ` * ${words.time.partial}.`}
          {consent && ` · ${consent}`}
          {scope.measure === 'members' && ` ${words.how.members}`}
        </p>
        <p className={styles.foot}>
          <a href={localised(locale, pathOf('data_forecasts', {}))}>{words.forecasts.record.title}</a> ·{' '}
          <a href={localised(locale, pathOf('data_leads', {}))}>{words.movesFirst.title}</a> ·{' '}
          <a href={localised(locale, pathOf('data_paths', {}))}>{words.paths.title}</a>
        </p>
      </section>
      {open && chosen && point && (
        <SeriesEvidence
          title={`${named.find(({ slug }) => slug === open.slug)?.name ?? ''}, ${stepText(chosen)}`}
          path={pathBehind(scope, open.slug, chosen)}
          members={series.series
            .find(({ slug }) => slug === open.slug)
            ?.members?.map(({ slug, label }) => nameOf(slug, label))}
          counted={{
            step: chosen,
            point,
            meta: series.meta,
            series: seriesOfPoint(scope, open.slug, chosen),
            context: contextOf(scope, open.slug, chosen),
            inVersion: (version) => {
              const figure = figureOfPoint(scope, open.slug, chosen, environment === 'Master');
              return figure && asInVersion(figure, version);
            },
          }}
          split={
            chosen.season && scope.of === 'trend' && !isGroupKey(open.slug)
              ? { season: chosen.season, trend: open.slug, type: scope.type, city: scope.city }
              : null
          }
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}

/** A concept or a group without the others. */
const aloneIn = ({ groups }: SeriesScope, slug: string): Pick<SeriesScope, 'slugs' | 'groups'> =>
  isGroupKey(slug)
    ? { slugs: [], groups: groups.filter(({ key }) => key === slug) }
    : { slugs: [slug], groups: [] };

function knownAs(scope: SeriesScope, { known, knownRunway, knownMembers }: Messages['dashboard']['time']) {
  if (scope.measure === 'members') return knownMembers;
  return isOfSeasons(scope) ? knownRunway : known;
}

/** A week that the address names, as a mail about it does, opens what is behind it, once. */
function useWeekOfAddress(series: Series | undefined, onOpen: (step: number) => void) {
  const week = useSearchParams().get('week');
  const opened = useRef<string | null>(null);
  useEffect(() => {
    if (!week || !series || opened.current === week) return;
    opened.current = week;
    const step = series.steps.findIndex(({ from, to }) => from <= week && week <= to);
    if (step >= 0) onOpen(step);
  });
}
