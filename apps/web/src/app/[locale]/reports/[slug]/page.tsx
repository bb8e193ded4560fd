import { pathOf, REPORT_TYPES } from '@toile/contracts';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { getReport, listReports } from '../../../../features/reports/api/reports-api';
import { ReportList } from '../../../../features/reports/components/report-list';
import { ReportPage } from '../../../../features/reports/components/report-page';
import { PageView } from '../../../../features/tracking/components/page-view';
import { href } from '../../../../i18n/href';
import { ReadersOwn } from '../../../../reader/readers-own';
import { pageMetadata } from '../../../../seo/page-metadata';
import { pageNumber, pageQuery, type SearchProps, type SlugProps } from '../../../page-props';

type Props = SlugProps & SearchProps;

/** A type comes first, then a slug. */
const typeOf = (slug: string) => REPORT_TYPES.find((type) => type === slug);

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const { slug } = await params;
  const [locale, t] = await Promise.all([getLocale(), getTranslations('reports')]);
  const path = pathOf('reports_show', { slug });
  const type = typeOf(slug);
  if (type) {
    const query = pageQuery(pageNumber(await searchParams));
    const [title, description] = [t(`types.${type}`), t(`leads.${type}`)];
    return pageMetadata({ locale, path, query, title, description });
  }
  const details = await getReport(slug, locale);
  if (!details) notFound();
  const { title, summary, cover } = details.report;
  return pageMetadata({ locale, path, title, description: summary || title, image: cover });
}

export default async function Report({ params, searchParams }: Props) {
  const [{ slug }, locale] = await Promise.all([params, getLocale()]);
  const type = typeOf(slug);
  if (type) {
    const page = await listReports(type, pageNumber(await searchParams), locale);
    const hrefOf = (number: number) => href(locale, 'reports_show', { slug }) + pageQuery(number);
    return (
      <>
        <ReportList type={type} page={page} hrefOf={hrefOf} />
        <ReadersOwn />
        <PageView route="reports_show" parameters={{ slug }} />
      </>
    );
  }
  const details = await getReport(slug, locale);
  if (!details) notFound();
  return (
    <>
      <ReportPage details={details} />
      <ReadersOwn />
      <PageView route="reports_show" parameters={{ slug }} />
    </>
  );
}
