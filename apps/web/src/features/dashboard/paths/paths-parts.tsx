import { JOBS } from '@toile/contracts';
import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { Table } from '../../../design/table';
import type { PathsQuery } from '../api/paths';
import styles from '../forecasts/forecasts.module.css';
import type { BoardSetup } from '../lib/board-setup';
import { rowLabel } from '../lib/row-label';
import { keyOfPath, type PathRow } from './flows';

export interface PathsScope {
  season: string;
  job?: PathsQuery['job'];
  trend?: string | undefined;
}

/** What a row is called: an occupation, or a trend of one. */
export function pathName(row: PathRow, { job }: PathsScope, setup: BoardSetup): string {
  if (!job) return setup.options.job.find(({ value }) => value === row.job)?.label ?? row.job;
  if (row.tag_name === null) return setup.words.paths.any;
  return rowLabel('trend', row, setup);
}

/** Of which season, and by occupation or by trend of one; a form without scripts. */
export async function PathsFilters({
  scope,
  action,
  setup,
}: {
  scope: PathsScope;
  action: string;
  setup: BoardSetup;
}) {
  const t = await getTranslations('dashboard.paths');
  const { filters } = setup.words;
  const fields = [
    { name: 'season', label: filters.season, options: setup.options.season },
    { name: 'job', label: filters.job, options: [{ value: '', label: t('every') }, ...setup.options.job] },
  ] as const;
  return (
    <form className={styles.filters} method="get" action={action} aria-label={filters.label}>
      {fields.map(({ name, label, options }) => (
        <label key={name}>
          <span>{label}</span>
          <select key={scope[name] ?? ''} name={name} defaultValue={scope[name] ?? ''}>
            {options.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
      ))}
      {scope.trend && <input type="hidden" name="trend" value={scope.trend} />}
      <button type="submit">{filters.apply}</button>
    </form>
  );
}

/** The same as the drawing, step by step. */
export async function PathsTable(props: {
  rows: readonly PathRow[];
  scope: PathsScope;
  setup: BoardSetup;
  caption: string;
  hrefOf(scope: PathsScope): string;
  /** The season's looks of a trend. */
  looksOf(trend: string): string;
}) {
  const { rows, scope, setup, caption, hrefOf, looksOf } = props;
  const t = await getTranslations('dashboard.paths');
  const number = new Intl.NumberFormat(setup.locale);
  const percent = new Intl.NumberFormat(setup.locale, { style: 'percent', maximumFractionDigits: 0 });
  const step = (members: number | null, of: number | null) => {
    if (members === null) return <span className={styles.small}>{of === null ? '–' : t('untold')}</span>;
    return `${number.format(members)} (${percent.format(members / (of ?? members))})`;
  };
  const hidden = <span className={styles.small}>{setup.words.suppressedMembers}</span>;
  const hasTrends = rows.some(({ tag_name }) => tag_name !== null);
  return (
    <Table
      caption={caption}
      isOfPage
      columns={[
        {
          key: 'name',
          head: scope.job ? t('trend') : setup.words.filters.job,
          is: 'name',
          cell: (row: PathRow) => (
            <Link
              href={hrefOf(
                scope.job
                  ? { season: scope.season, trend: row.tag_name ?? undefined }
                  : { season: scope.season, job: JOBS.find(({ slug }) => slug === row.job)?.slug },
              )}
              prefetch={false}
            >
              {pathName(row, scope, setup)}
            </Link>
          ),
        },
        {
          key: 'searched',
          head: t('searched'),
          cell: ({ searched }) => (searched === null ? hidden : number.format(searched)),
        },
        { key: 'opened', head: t('steps.opened'), cell: ({ searched, opened }) => step(opened, searched) },
        { key: 'saved', head: t('steps.saved'), cell: ({ opened, saved }) => step(saved, opened) },
        ...(hasTrends
          ? [
              {
                key: 'looks',
                head: <span className={styles.onScreen}>{t('looks')}</span>,
                cell: ({ tag_name }: PathRow) =>
                  tag_name && (
                    <Link className={styles.onScreen} href={looksOf(tag_name)} prefetch={false}>
                      {t('seeLooks')}
                    </Link>
                  ),
              },
            ]
          : []),
      ]}
      rows={rows}
      keyOf={keyOfPath}
    />
  );
}
