import { FORECAST_KINDS, FORECAST_MEASURES, SCORED_HORIZONS } from '@toile/contracts';
import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import type { Shape } from '../../../api/operations';
import { Table } from '../../../design/table';
import type { BoardSetup } from '../lib/board-setup';
import { ErrorsChart } from './errors-chart';
import { methodText } from './forecast-notes';
import styles from './forecasts.module.css';
import { horizonText, ORDERS, RECORD_ID, type RecordScope, scopeOfGroup } from './record-scope';

type Group = Shape<'RecordGroupDto'>;
/** The method of series without two whole seasons. */
const SHORT = 'short series';

/** What of the record is shown; a form of links without scripts. */
export async function RecordFilters({
  scope,
  action,
  setup,
}: {
  scope: RecordScope;
  action: string;
  setup: BoardSetup;
}) {
  const t = await getTranslations('dashboard.forecasts.record');
  const { measures, kinds } = setup.words.forecasts;
  const all = { value: '', label: t('all') };
  const fields = [
    {
      name: 'measure',
      label: t('measure'),
      options: [all, ...FORECAST_MEASURES.map((value) => ({ value, label: measures[value] }))],
    },
    {
      name: 'of',
      label: t('of'),
      options: [all, ...FORECAST_KINDS.map((value) => ({ value, label: kinds[value] }))],
    },
    {
      name: 'horizon',
      label: t('horizon'),
      options: [
        all,
        ...SCORED_HORIZONS.map((horizon) => ({
          value: String(horizon),
          label: horizonText(horizon, setup.words.forecasts),
        })),
      ],
    },
    { name: 'order', label: t('order'), options: ORDERS.map((value) => ({ value, label: t(value) })) },
  ] as const;
  return (
    <form className={styles.filters} method="get" action={action} aria-label={setup.words.filters.label}>
      {fields.map(({ name, label, options }) => (
        <label key={name}>
          <span>{label}</span>
          <select key={String(scope[name] ?? '')} name={name} defaultValue={String(scope[name] ?? '')}>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
        </label>
      ))}
      {scope.slug && <input type="hidden" name="slug" value={scope.slug} />}
      <button type="submit">{t('show')}</button>
    </form>
  );
}

/** How right forecasts were, by figure, weeks ahead and method: as a drawing, and as numbers that open the forecasts they sum up. */
export async function RecordGroups(props: {
  groups: readonly Group[];
  scope: RecordScope;
  setup: BoardSetup;
  hrefOf(scope: RecordScope): string;
}) {
  const { groups, scope, setup, hrefOf } = props;
  const t = await getTranslations('dashboard.forecasts.record');
  const { forecasts: words } = setup.words;
  const short = new Intl.NumberFormat(setup.locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const percent = new Intl.NumberFormat(setup.locale, { style: 'percent', maximumFractionDigits: 0 });
  const number = (value: number | null) => (value === null ? '–' : short.format(value));
  const share = (value: number | null) => (value === null ? '–' : percent.format(value / 100));
  const nameOf = ({ measure, horizon }: Group) =>
    `${words.measures[measure]}, ${horizonText(horizon, words)}`;
  const listOf = (group: Group) => `${hrefOf(scopeOfGroup(scope, group))}#${RECORD_ID}`;
  const opens = (group: Group, text: string) =>
    text === '–' ? (
      text
    ) : (
      <Link href={listOf(group)} prefetch={false}>
        {text}
        <span className="visually-hidden">. {setup.words.how.rests}</span>
      </Link>
    );
  return (
    <section className={styles.part} aria-labelledby="groups">
      <h2 id="groups">{t('groups')}</h2>
      <p className={styles.how}>{t('how')}</p>
      {groups.some(({ method }) => method === SHORT) && <p className={styles.how}>{t('short')}</p>}
      <ErrorsChart
        rows={groups.map((group) => ({
          label: `${nameOf(group)} · ${methodText(group.method, words)}`,
          mase: group.mase,
          naive: group.naive,
          href: listOf(group),
        }))}
        label={t('chart')}
        ours={t('ours')}
        naive={t('naive')}
        locale={setup.locale}
      />
      <Table
        caption={t('groups')}
        isOfPage
        columns={[
          {
            key: 'name',
            head: t('measure'),
            is: 'name',
            cell: (group: Group) => (
              <>
                {nameOf(group)}
                <small className={styles.small}>{methodText(group.method, words)}</small>
              </>
            ),
          },
          {
            key: 'forecasts',
            head: t('forecasts'),
            cell: (group) => opens(group, group.forecasts.toLocaleString(setup.locale)),
          },
          { key: 'mase', head: t('mase'), cell: (group) => opens(group, number(group.mase)) },
          { key: 'naive', head: t('naiveMase'), cell: (group) => opens(group, number(group.naive)) },
          ...([50, 80, 95] as const).map((coverage) => ({
            key: `within${coverage}`,
            head: t('within', { coverage: String(coverage) }),
            cell: (group: Group) => opens(group, share(group[`within${coverage}`])),
          })),
          { key: 'direction', head: t('direction'), cell: (group) => opens(group, share(group.direction)) },
        ]}
        rows={groups}
        keyOf={({ measure, horizon, method }) => `${measure}/${horizon}/${method}`}
      />
    </section>
  );
}
