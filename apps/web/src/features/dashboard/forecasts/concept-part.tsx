import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { Table } from '../../../design/table';
import { dayText } from '../figure/date-time-text';
import type { BoardSetup } from '../lib/board-setup';
import { rowLabel } from '../lib/row-label';
import { pointAddress } from '../series/point-address';
import { ChangesList } from './changes-list';
import { type ConceptForecast, type Forecast, measuredIn } from './fan';
import { FanChart } from './fan-chart';
import { ForecastNotes } from './forecast-notes';
import styles from './forecasts.module.css';
import { CONCEPT_ID, type RecordScope } from './record-scope';

type Week = Forecast['weeks'][number];

/** One concept: its weeks with what was foretold at one origin, and the other origins to look at. */
export async function ConceptPart(props: {
  found: ConceptForecast;
  scope: RecordScope & { slug: string };
  setup: BoardSetup;
  hrefOf(scope: RecordScope): string;
}) {
  const { found, scope, setup, hrefOf } = props;
  const t = await getTranslations('dashboard.forecasts.fan');
  const { forecasts: words } = setup.words;
  const { forecast, origins, series } = found;
  const label = series.series[0]?.label ?? scope.slug;
  const name = rowLabel(scope.of ?? 'trend', { label, tag_name: scope.slug }, setup);
  const title = t('title', { name: `${name}, ${words.measures[scope.measure ?? 'searches']}` });
  const short = new Intl.NumberFormat(setup.locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const measured = measuredIn(found);
  const came = new Map(series.steps.map(({ from }, at) => [from, measured[at]]));
  const addressOf = (from: string) =>
    pointAddress(
      setup.locale,
      { measure: scope.measure ?? 'searches', of: scope.of ?? 'trend', slug: scope.slug, span: '104' },
      from,
    );
  const addresses = Object.fromEntries(
    series.steps.flatMap(({ from }, at) => (measured[at] === null ? [] : [[from, addressOf(from)]])),
  );
  const between = ({ bands }: Week, coverage: number) => {
    const band = bands.find((one) => one.coverage === coverage);
    return band ? `${short.format(band.low)}–${short.format(band.high)}` : '–';
  };
  return (
    <section className={styles.part} aria-labelledby={CONCEPT_ID}>
      <h2 id={CONCEPT_ID}>{title}</h2>
      <ForecastNotes forecast={forecast} words={words} locale={setup.locale} />
      {origins.length > 1 && (
        <nav className={styles.links} aria-label={t('saidOn')}>
          <span>{t('saidOn')}</span>
          {origins.map((origin) => (
            <Link
              key={origin}
              href={hrefOf({ ...scope, origin })}
              prefetch={false}
              aria-current={origin === forecast?.origin ? 'true' : undefined}
            >
              {dayText(origin, setup.locale)}
            </Link>
          ))}
        </nav>
      )}
      <ChangesList found={found} words={words} locale={setup.locale} behind={{ hrefOf: addressOf }} />
      <FanChart
        found={found}
        name={name}
        label={title}
        foretold={t('median')}
        locale={setup.locale}
        addresses={addresses}
      />
      {forecast && (
        <details>
          <summary>{t('table')}</summary>
          <Table
            caption={title}
            isOfPage
            columns={[
              {
                key: 'week',
                head: series.meta.definition === 'share_of_collection_v2' ? t('season') : t('week'),
                is: 'name',
                cell: (week: Week) => week.season_short ?? dayText(week.from, setup.locale),
              },
              { key: 'said', head: t('median'), cell: (week) => short.format(week.value) },
              ...[50, 80, 95].map((coverage) => ({
                key: String(coverage),
                head: `${coverage}\u202f%`,
                cell: (week: Week) => between(week, coverage),
              })),
              {
                key: 'came',
                head: t('came'),
                cell: (week) => {
                  const value = came.get(week.from);
                  if (value === null || value === undefined) return '–';
                  return (
                    <Link href={addressOf(week.from)} prefetch={false}>
                      {short.format(value)}
                      <span className="visually-hidden">. {setup.words.how.rests}</span>
                    </Link>
                  );
                },
              },
            ]}
            rows={forecast.weeks}
            keyOf={({ from }) => from}
          />
        </details>
      )}
    </section>
  );
}
