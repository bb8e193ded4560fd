import { getFormatter, getTranslations } from 'next-intl/server';
import type { Shape } from '../../../api/operations';
import { TextsTable } from './texts-table';

/** What people searched for and nothing shows. */
export async function MissedSearches({ report }: { report: Shape<'MissedSearchesDto'> }) {
  const [t, format] = await Promise.all([getTranslations('operations'), getFormatter()]);
  if (report.results.length === 0) return <p>{t('missed.none')}</p>;
  return (
    <TextsTable
      caption={t('missed.title')}
      head={[t('missed.search'), t('missed.languages'), t('missed.count'), t('missed.last')]}
      rows={report.results.map(({ search, filters, languages, searches, last_at }) => [
        [search, ...filters].filter(Boolean).join(' · '),
        languages.join(', '),
        format.number(searches),
        format.dateTime(new Date(last_at), { dateStyle: 'medium' }),
      ])}
    />
  );
}
