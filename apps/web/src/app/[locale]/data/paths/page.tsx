import { JOBS, pathOf } from '@toile/contracts';
import type { Metadata } from 'next';
import Link from 'next/link';
import { getLocale, getTranslations } from 'next-intl/server';
import { PageHead } from '../../../../design/page-head';
import section from '../../../../design/section.module.css';
import { boardSetup } from '../../../../features/dashboard/api/board-setup';
import { paths } from '../../../../features/dashboard/api/paths';
import { dateTimeText } from '../../../../features/dashboard/figure/date-time-text';
import styles from '../../../../features/dashboard/forecasts/forecasts.module.css';
import { rowLabel } from '../../../../features/dashboard/lib/row-label';
import { drawnRows, keyOfPath, STEPS } from '../../../../features/dashboard/paths/flows';
import { PathsChart } from '../../../../features/dashboard/paths/paths-chart';
import { PathsHow } from '../../../../features/dashboard/paths/paths-how';
import {
  PathsFilters,
  type PathsScope,
  PathsTable,
  pathName,
} from '../../../../features/dashboard/paths/paths-parts';
import { PageView } from '../../../../features/tracking/components/page-view';
import { filled } from '../../../../i18n/filled';
import { href } from '../../../../i18n/href';
import { pageMetadata } from '../../../../seo/page-metadata';
import type { SearchProps } from '../../../page-props';

const ROUTE = 'data_paths';

export async function generateMetadata(): Promise<Metadata> {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('dashboard.paths')]);
  const path = pathOf(ROUTE, {});
  return pageMetadata({ locale, path, index: false, title: t('title'), description: t('lead') });
}

/** From search to look to board, by occupation of any trend or one, or by trend of an occupation. */
export default async function PathsPage({ searchParams }: SearchProps) {
  const [given, locale, t] = await Promise.all([
    searchParams,
    getLocale(),
    getTranslations('dashboard.paths'),
  ]);
  const asked = (name: string) => [given[name] ?? ''].flat()[0] ?? '';
  const setup = await boardSetup(locale);
  const scope: PathsScope = {
    season:
      setup.options.season.find(({ value }) => value === asked('season'))?.value ?? setup.defaults.season,
    job: JOBS.find(({ slug }) => slug === asked('job'))?.slug,
    trend: /^[a-z0-9-]{1,200}$/.test(asked('trend')) ? asked('trend') : undefined,
  };
  const queryOf = ({ season, job, trend }: PathsScope) => {
    return { season, ...(job && { job }), ...(trend && { trend }) };
  };
  const hrefOf = (one: PathsScope) => `${href(locale, ROUTE, {})}?${new URLSearchParams(queryOf(one))}`;
  const { rows, meta } = await paths(queryOf(scope), locale);
  const first = rows[0];
  const about = scope.trend
    ? rowLabel('trend', { label: first?.label ?? scope.trend, tag_name: scope.trend }, setup)
    : t('any');
  const season = setup.options.season.find(({ value }) => value === scope.season)?.label ?? scope.season;
  const title = t(scope.job ? 'pictureOfJob' : 'picture', {
    about,
    season,
    job: setup.options.job.find(({ value }) => value === scope.job)?.label ?? '',
  });
  const drawn = drawnRows(rows);
  const names = Object.fromEntries([
    ...STEPS.map((step) => [step, t(`steps.${step}`)]),
    ...drawn.map((row) => [keyOfPath(row), pathName(row, scope, setup)]),
  ]);
  const path = `/api/dashboard/paths?${new URLSearchParams(queryOf(scope))}`;
  return (
    <div className={section.page}>
      <PageHead title={t('title')} lead={t('lead')} />
      <p className={styles.how}>{t('counted')}</p>
      <PathsFilters scope={scope} action={href(locale, ROUTE, {})} setup={setup} />
      <section className={styles.part} aria-labelledby="paths">
        <h2 id="paths">{title}</h2>
        {drawn.length > 0 ? (
          <PathsChart rows={drawn} names={names} label={title} locale={locale} />
        ) : (
          <p role="status">{t('none')}</p>
        )}
        <PathsTable
          rows={rows}
          scope={scope}
          setup={setup}
          caption={title}
          hrefOf={hrefOf}
          looksOf={(trend) =>
            `${href(locale, 'look_search', {})}?${new URLSearchParams({ tags: trend, season: scope.season })}`
          }
        />
        <p className={styles.notes}>
          {setup.words.how.members} {scope.job && !scope.trend && t('several')}{' '}
          {filled(setup.words.time.knownMembers, { date: dateTimeText(meta.as_of, locale) })}
        </p>
        <div className={styles.tools}>
          <PathsHow
            title={title}
            path={path}
            meta={meta}
            words={setup.words}
            definition={setup.figures.definitions.search_to_board}
            locale={locale}
          />
          <a href={`${path}&format=csv`} download>
            {t('csv')}
          </a>
          {scope.trend && <Link href={hrefOf({ ...scope, trend: undefined })}>{t('everyTrend')}</Link>}
        </div>
      </section>
      <PageView route={ROUTE} parameters={{}} />
    </div>
  );
}
