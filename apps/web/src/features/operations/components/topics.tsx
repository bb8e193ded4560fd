import { TOPICS } from '@toile/contracts';
import { getFormatter, getTranslations } from 'next-intl/server';
import type { Shape } from '../../../api/operations';
import { Table } from '../../../design/table';
import { MOMENT } from '../../../i18n/moment';
import { CommandLine } from './command-line';
import styles from './operations.module.css';
import own from './streams.module.css';
import { TextsTable } from './texts-table';

const HOURS = 24;
const HOUR_MS = 3_600_000;

/** Each topic with what waits of it and what came by the hour, and the same by partition. */
export async function Topics({ report }: { report: Shape<'StreamsDto'> }) {
  const [t, format] = await Promise.all([getTranslations('operations.streams.topics'), getFormatter()]);
  const now = Date.parse(report.as_of);
  const thisHour = Math.floor(now / HOUR_MS) * HOUR_MS;
  const time = (text: string | null) =>
    text === null ? '–' : format.dateTime(new Date(text), { ...MOMENT, second: '2-digit' });
  const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
  const topics = TOPICS.map((topic) => {
    const partitions = report.partitions.filter((one) => one.topic === topic);
    const came = new Map(
      report.throughput
        .filter((one) => one.topic === topic)
        .map(({ hour, records }) => [Date.parse(hour), records]),
    );
    const hours = Array.from(
      { length: HOURS },
      (_, n) => came.get(thisHour - (HOURS - 1 - n) * HOUR_MS) ?? 0,
    );
    const fresh = partitions.flatMap(({ fresh_to }) => fresh_to ?? []).sort();
    return { topic, partitions, hours, fresh: fresh[0] ?? null };
  });
  type Row = (typeof topics)[number];
  return (
    <>
      <Table<Row>
        caption={t('title')}
        className={styles.texts}
        rows={topics}
        keyOf={({ topic }) => topic}
        columns={[
          { key: 'topic', head: t('topic'), is: 'name', cell: ({ topic }) => topic },
          {
            key: 'kept',
            head: t('kept'),
            cell: ({ partitions }) => format.number(sum(partitions.map(({ first, end }) => end - first))),
          },
          {
            key: 'waiting',
            head: t('waiting'),
            cell: ({ partitions }) => format.number(sum(partitions.map(({ lag }) => lag))),
          },
          { key: 'hour', head: t('hour'), cell: ({ hours }) => format.number(hours.at(-1) ?? 0) },
          { key: 'day', head: t('day'), cell: ({ hours }) => format.number(sum(hours)) },
          { key: 'chart', head: '', cell: ({ topic, hours }) => <Bars name={topic} hours={hours} /> },
          { key: 'fresh', head: t('fresh'), cell: ({ fresh }) => time(fresh) },
        ]}
      />
      <CommandLine line="toile events lag" />
      <details className={styles.details}>
        <summary>{t('details')}</summary>
        <TextsTable
          caption={t('details')}
          head={[t('partition'), t('first'), t('end'), t('stored'), t('waiting'), '']}
          rows={report.partitions.map((one) => [
            `${one.topic}/${one.partition}`,
            format.number(one.first),
            format.number(one.end),
            format.number(one.stored),
            format.number(one.lag),
            one.held_by === null ? '' : t('held', { generation: String(one.held_by) }),
          ])}
        />
        <CommandLine line="toile events topics" />
      </details>
    </>
  );
}

async function Bars({ name, hours }: { name: string; hours: readonly number[] }) {
  const [t, format] = await Promise.all([getTranslations('operations.streams.topics'), getFormatter()]);
  const most = Math.max(1, ...hours);
  return (
    <svg
      role="img"
      aria-label={t('chart', { topic: name, most: format.number(Math.max(...hours)) })}
      viewBox={`0 0 ${HOURS * 5} 24`}
      className={own.spark}
    >
      {hours.map((records, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an hour is its place.
        <rect key={n} x={n * 5} width="4" y={24 - (24 * records) / most} height={(24 * records) / most} />
      ))}
    </svg>
  );
}
