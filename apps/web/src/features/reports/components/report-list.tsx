import { type Page, REPORT_TYPES, type ReportType } from '@toile/contracts';
import Link from 'next/link';
import { getFormatter, getLocale, getTranslations } from 'next-intl/server';
import type { Shape } from '../../../api/operations';
import { PageHead } from '../../../design/page-head';
import { Pagination } from '../../../design/pagination';
import section from '../../../design/section.module.css';
import { href } from '../../../i18n/href';
import { Picture } from '../../../pictures/picture';
import { collectionPage, JsonLd } from '../../../seo/json-ld';
import { countOfYear } from '../api/reports-api';
import styles from './report.module.css';
import { ReportCards } from './report-cards';

/** Reports of a type or of all: the newest large, the others below it. */
export async function ReportList(props: {
  type: ReportType | null;
  page: Page<Shape<'ReportSummaryDto'>>;
  hrefOf: (page: number) => string;
}) {
  const { type, page } = props;
  const t = await getTranslations('reports');
  const [first, ...others] = page.results;
  const [title, lead] = [t(type ? `types.${type}` : 'title'), t(type ? `leads.${type}` : 'lead')];
  return (
    <div className={section.page}>
      <JsonLd data={collectionPage({ name: title, description: lead, path: props.hrefOf(1) })} />
      <PageHead title={title} lead={lead} {...(type ? { eyebrow: t('title') } : {})} />
      <Types chosen={type} />
      {first ? <Lead report={first} /> : <p>{t('empty')}</p>}
      <ReportCards reports={others} />
      <Pagination
        page={page.page}
        pages={Math.ceil(page.total_count / page.page_size)}
        hrefOf={props.hrefOf}
      />
    </div>
  );
}

/** The types as links, each with how many appeared in the last year. */
async function Types({ chosen }: { chosen: ReportType | null }) {
  const [locale, t, counts] = await Promise.all([
    getLocale(),
    getTranslations('reports'),
    countOfYear(await getLocale()),
  ]);
  const row = (type: ReportType | null, label: string, count: number | undefined) => (
    <li key={label}>
      <Link
        href={type ? href(locale, 'reports_show', { slug: type }) : href(locale, 'reports_index', {})}
        prefetch={false}
        aria-current={chosen === type ? 'page' : undefined}
      >
        {label}
        {count !== undefined && <small>{count}</small>}
      </Link>
    </li>
  );
  return (
    <nav className={styles.types} aria-label={t('kinds')}>
      <ul>
        {row(null, t('all'), counts?.total)}
        {REPORT_TYPES.map((type) => row(type, t(`types.${type}`), counts?.by_type[type]))}
      </ul>
      {counts && <p>{t('year')}</p>}
    </nav>
  );
}

async function Lead({ report }: { report: Shape<'ReportSummaryDto'> }) {
  const [locale, t, format] = await Promise.all([getLocale(), getTranslations('reports'), getFormatter()]);
  return (
    <Link href={href(locale, 'reports_show', { slug: report.slug })} prefetch={false} className={styles.lead}>
      <span className={styles.cover}>
        {report.cover && (
          <Picture filename={report.cover} alt="" sizes="(min-width: 60rem) 50vw, 100vw" priority />
        )}
      </span>
      <span className={styles.words}>
        <span className={section.eyebrow}>
          {t(`types.${report.type}`)} ·{' '}
          {format.dateTime(new Date(report.published_at), { dateStyle: 'long' })}
        </span>
        <h2 lang={report.language}>{report.title}</h2>
        <span className={styles.summary} lang={report.language}>
          {report.summary}
        </span>
        <span className={section.more}>{t('open')}</span>
      </span>
    </Link>
  );
}
