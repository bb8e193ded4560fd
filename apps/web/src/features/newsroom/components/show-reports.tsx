import { colon } from '@toile/i18n/typography';
import Link from 'next/link';
import { useFormatter, useLocale, useTranslations } from 'next-intl';
import type { Shape } from '../../../api/operations';
import type { CatalogueNames } from '../../../catalogue/names';
import { href } from '../../../i18n/href';
import { MOMENT } from '../../../i18n/moment';
import { ConceptTable } from './brand-figures';
import styles from './brand-figures.module.css';
import shows from './shows.module.css';

/** What a brand was told the morning after each of its shows; the last one is open. */
export function ShowReports(props: { reports: readonly Shape<'ShowReportDto'>[]; names: CatalogueNames }) {
  const { reports, names } = props;
  const t = useTranslations('newsroom.figures');
  const format = useFormatter();
  const locale = useLocale();
  return (
    <section id="shows">
      <h2>{t('shows')}</h2>
      {reports.length === 0 && <p className={shows.fine}>{t('showsNone')}</p>}
      {reports.map((report, at) => (
        <details key={report.show} open={at === 0} className={styles.report}>
          <summary>{report.title}</summary>
          <p>
            {t('showFacts', {
              looks: report.looks,
              views: report.views,
              time: format.dateTime(new Date(report.published_at), {
                ...MOMENT,
                month: 'long',
                timeZone: 'Europe/Paris',
              }),
            })}
            {'; '}
            {report.saves === null ? t('showFew') : t('showSaves', { boards: report.saves })}.
          </p>
          {report.saved.length > 0 && (
            <p>
              {t('mostSaved')}
              {colon(locale)}
              {report.saved.map(({ look, boards }, place) => (
                <span key={look}>
                  {place > 0 && ', '}
                  <Link href={href(locale, 'look_show', { slug: look })} prefetch={false}>
                    {look}
                  </Link>{' '}
                  ({format.number(boards)})
                </span>
              ))}
            </p>
          )}
          {report.concepts.length > 0 && <ConceptTable concepts={report.concepts} names={names} />}
        </details>
      ))}
    </section>
  );
}
