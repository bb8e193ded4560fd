import { getFormatter, getTranslations } from 'next-intl/server';
import type { Shape } from '../../../api/operations';
import { MOMENT } from '../../../i18n/moment';
import { CommandLine } from './command-line';
import { TextsTable } from './texts-table';

/** What is final, and what is not yet. */
export async function Seals({ seals }: { seals: readonly Shape<'SealsDto'>[] }) {
  const [t, format] = await Promise.all([getTranslations('operations.streams.seals'), getFormatter()]);
  const time = (text: string | undefined | null, isDay: boolean) =>
    text
      ? format.dateTime(new Date(text), {
          ...(isDay ? { dateStyle: 'medium' } : MOMENT),
          timeZone: 'UTC',
        })
      : '–';
  return (
    <>
      <TextsTable
        caption={t('title')}
        head={[t('period'), t('sealed'), t('last'), t('open')]}
        rows={seals.map(({ topic, period, sealed, last, open }) => {
          const first = time(open[0], period === 'days');
          return [
            `${topic}, ${t(period)}`,
            format.number(sealed),
            time(last, period === 'days'),
            open.length > 1 ? t('more', { time: first, count: format.number(open.length - 1) }) : first,
          ];
        })}
      />
      <CommandLine line="toile events verify" />
    </>
  );
}
