import { pathOf } from '@toile/contracts';
import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { listReports } from '../../../features/reports/api/reports-api';
import { ReportList } from '../../../features/reports/components/report-list';
import { PageView } from '../../../features/tracking/components/page-view';
import { href } from '../../../i18n/href';
import { ReadersOwn } from '../../../reader/readers-own';
import { pageMetadata } from '../../../seo/page-metadata';
import { pageNumber, pageQuery, type SearchProps } from '../../page-props';

export async function generateMetadata({ searchParams }: SearchProps): Promise<Metadata> {
  const number = pageNumber(await searchParams);
  const [locale, t] = await Promise.all([getLocale(), getTranslations('reports')]);
  const page = await listReports(null, number, locale);
  return pageMetadata({
    locale,
    query: pageQuery(number),
    path: pathOf('reports_index', {}),
    title: t('title'),
    description: t('lead'),
    image: page.results[0]?.cover ?? null,
  });
}

export default async function Reports({ searchParams }: SearchProps) {
  const [locale, given] = await Promise.all([getLocale(), searchParams]);
  const page = await listReports(null, pageNumber(given), locale);
  return (
    <>
      <ReportList
        type={null}
        page={page}
        hrefOf={(number) => href(locale, 'reports_index', {}) + pageQuery(number)}
      />
      <ReadersOwn />
      <PageView route="reports_index" parameters={{}} />
    </>
  );
}
