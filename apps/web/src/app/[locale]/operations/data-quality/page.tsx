import { pathOf } from '@toile/contracts';
import type { Metadata } from 'next';
import Link from 'next/link';
import { getFormatter, getLocale, getTranslations } from 'next-intl/server';
import { orNothing } from '../../../../api/get-json';
import { Facts } from '../../../../design/facts';
import { PageHead } from '../../../../design/page-head';
import section from '../../../../design/section.module.css';
import { dataQuality, missedSearches, visits } from '../../../../features/operations/api/operations-api';
import { Alerts } from '../../../../features/operations/components/alerts';
import { Intake } from '../../../../features/operations/components/intake';
import { Minutes } from '../../../../features/operations/components/minutes';
import { MissedSearches } from '../../../../features/operations/components/missed-searches';
import styles from '../../../../features/operations/components/operations.module.css';
import { TextsTable } from '../../../../features/operations/components/texts-table';
import { Visits } from '../../../../features/operations/components/visits';
import { PageView } from '../../../../features/tracking/components/page-view';
import { href } from '../../../../i18n/href';
import { pageMetadata } from '../../../../seo/page-metadata';
import type { SearchProps } from '../../../page-props';

const PERIODS = [15, 60, 240, 1_440] as const;

export async function generateMetadata(): Promise<Metadata> {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('operations')]);
  return pageMetadata({
    locale,
    path: pathOf('operations_data_quality', {}),
    index: false,
    title: t('title'),
    description: t('metaDescription'),
  });
}

/** For operators; the proxy turns everybody else away. */
export default async function DataQualityPage({ searchParams }: SearchProps) {
  const [given, locale] = await Promise.all([searchParams, getLocale()]);
  const minutes = PERIODS.find((period) => String(period) === given.minutes) ?? 60;
  const [t, format] = await Promise.all([getTranslations('operations'), getFormatter()]);
  const [found, report, missed] = await Promise.all([
    dataQuality(minutes, locale),
    orNothing(visits(locale)),
    orNothing(missedSearches(locale)),
  ]);
  const percent = (part: number, whole: number) =>
    whole > 0 ? format.number(part / whole, { style: 'percent', maximumFractionDigits: 1 }) : '–';
  const unit = (value: number, name: 'minute' | 'hour') =>
    format.number(value, { style: 'unit', unit: name, unitDisplay: 'long' });
  const { events } = found;
  return (
    <div className={section.page}>
      <PageHead title={t('title')} lead={t('lead', { minutes })} />
      <nav className={styles.periods} aria-label={t('period')}>
        {PERIODS.map((period) => (
          <Link
            key={period}
            href={`${href(locale, 'operations_data_quality', {})}?minutes=${period}`}
            aria-current={period === minutes ? 'true' : undefined}
            prefetch={false}
          >
            {period < 60 ? unit(period, 'minute') : unit(period / 60, 'hour')}
          </Link>
        ))}
      </nav>
      <p className={styles.note}>
        <Link href={href(locale, 'newsroom_streams', {})} prefetch={false} className={section.more}>
          {t('streams.toStreams')}
        </Link>
      </p>
      <Facts
        facts={[
          { name: t('facts.events'), value: format.number(events) },
          { name: t('facts.bots'), value: percent(found.bots, events) },
          { name: t('facts.staff'), value: percent(found.staff, events) },
          { name: t('facts.outOfTime'), value: percent(found.out_of_time, events) },
          { name: t('facts.consent'), value: percent(found.without_consent, events) },
          {
            name: t('facts.duplicates'),
            value: found.duplicate_share === null ? '–' : percent(found.duplicate_share, 1),
          },
          { name: t('facts.dead'), value: format.number(found.dead_letters) },
          {
            name: t('facts.lag'),
            value: t('seconds', { value: format.number(found.lag_ms / 1_000, { maximumFractionDigits: 1 }) }),
          },
        ]}
      />
      <section className={styles.part} aria-labelledby="alerts">
        <h2 id="alerts">{t('alerts.title')}</h2>
        <Alerts alerts={found.alerts} />
      </section>
      <section className={styles.part} aria-labelledby="minutes">
        <h2 id="minutes">{t('perMinute.title')}</h2>
        <Minutes minutes={found.minutes} />
      </section>
      <section className={styles.part} aria-labelledby="intake">
        <h2 id="intake">{t('intake.title')}</h2>
        <p className={styles.note}>{t('intake.note')}</p>
        <Intake intake={found.intake} />
      </section>
      <section className={styles.part} aria-labelledby="unknown">
        <h2 id="unknown">{t('unknown.title')}</h2>
        {found.unknown.slugs.length === 0 ? (
          <p className={styles.fine}>{t('unknown.none')}</p>
        ) : (
          <TextsTable
            caption={t('unknown.title')}
            head={[t('unknown.entity'), t('intake.count')]}
            rows={found.unknown.slugs.map(({ entity, events: count }) => [entity, format.number(count)])}
          />
        )}
      </section>
      {report && (
        <section className={styles.part} aria-labelledby="visits">
          <h2 id="visits">{t('visits.title')}</h2>
          <p className={styles.note}>{t('visits.note')}</p>
          <Visits report={report} />
        </section>
      )}
      {missed && (
        <section className={styles.part} aria-labelledby="missed">
          <h2 id="missed">{t('missed.title')}</h2>
          <p className={styles.note}>{t('missed.note')}</p>
          <MissedSearches report={missed} />
        </section>
      )}
      <PageView route="operations_data_quality" parameters={{}} />
    </div>
  );
}
