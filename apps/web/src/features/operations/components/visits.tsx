import { getFormatter, getTranslations } from 'next-intl/server';
import type { Shape } from '../../../api/operations';
import { Facts } from '../../../design/facts';
import { TextsTable } from './texts-table';

/** Visits, and purchases by the campaigns that led to them. */
export async function Visits({ report }: { report: Shape<'VisitsDto'> }) {
  const [t, format] = await Promise.all([getTranslations('operations'), getFormatter()]);
  const { visits, visitors, pages_per_visit, median_seconds, single_page_share, conversions } = report;
  const orNone = (value: number | null, show: (value: number) => string) =>
    value === null ? '–' : show(value);
  return (
    <>
      <Facts
        facts={[
          { name: t('visitFacts.visits'), value: format.number(visits) },
          { name: t('visitFacts.visitors'), value: format.number(visitors) },
          {
            name: t('visitFacts.pages'),
            value: orNone(pages_per_visit, (pages) => format.number(pages, { maximumFractionDigits: 1 })),
          },
          {
            name: t('visitFacts.time'),
            value: orNone(median_seconds, (seconds) => t('seconds', { value: format.number(seconds) })),
          },
          {
            name: t('visitFacts.single'),
            value: orNone(single_page_share, (share) => format.number(share, { style: 'percent' })),
          },
          { name: t('visitFacts.conversions'), value: format.number(conversions) },
        ]}
      />
      {report.rows.length > 0 && (
        <TextsTable
          caption={t('visits.title')}
          head={[
            t('visits.campaign'),
            t('visitFacts.visits'),
            t('visitFacts.visitors'),
            t('visits.first'),
            t('visits.last'),
          ]}
          rows={report.rows.map((row) => [
            [row.source, row.campaign, row.content].filter(Boolean).join(' · ') || t('visits.direct'),
            ...[row.visits, row.visitors, row.first_touch, row.last_touch].map((one) => format.number(one)),
          ])}
        />
      )}
    </>
  );
}
