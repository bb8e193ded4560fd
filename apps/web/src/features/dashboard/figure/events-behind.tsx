'use client';
import { useQuery } from '@tanstack/react-query';
import { colon } from '@toile/i18n/typography';
import Link from 'next/link';
import type { Shape } from '../../../api/operations';
import { Table } from '../../../design/table';
import { filled } from '../../../i18n/filled';
import { href } from '../../../i18n/href';
import { Picture } from '../../../pictures/picture';
import { eventsBehindQuery } from '../api/evidence-query';
import { useBoard } from '../board/board';
import { failed } from '../lib/answer';
import { dayText } from './date-time-text';
import styles from './evidence.module.css';
import { FigureState } from './figure-state';

type Day = Shape<'EventsBehindDto'>['rows'][number];

/** What each day adds to a number; the longest bar is the day that adds most. Of street style the pictures, too. */
export function EventsBehind(props: {
  path: string;
  /** Whether the number is counted out of something. */
  hasWhole: boolean;
  label: string;
  value: number | null;
}) {
  const { path, hasWhole, label, value } = props;
  const { words, locale } = useBoard();
  const found = useQuery(eventsBehindQuery(path));
  if (found.isError) return <FigureState answer={failed(found.error)} onAgain={() => void found.refetch()} />;
  if (!found.data) return <div className={styles.loading} aria-busy="true" />;
  const { rows, pictures = [] } = found.data;
  if (rows.length === 0) return <p className={styles.count}>{words.how.nothing}</p>;
  const number = new Intl.NumberFormat(locale);
  const most = Math.max(1, ...rows.map(({ events }) => events));
  // Beside the same number on every day it would say nothing, as of the openings of one look.
  const isPart = hasWhole && rows.some(({ events, of }) => events !== of);
  const sum = rows.reduce((all, { events }) => all + events, 0);
  return (
    <>
      {pictures.length > 0 && (
        <ul className={styles.looks}>
          {pictures.map(({ picture, taken_on, image_filename }) => (
            <li key={picture}>
              <Link href={href(locale, 'street_show', { slug: picture })} prefetch={false}>
                {image_filename ? (
                  <Picture filename={image_filename} alt="" sizes="(min-width: 40rem) 7rem, 30vw" />
                ) : (
                  <span className={styles.gone} />
                )}
                <span>{dayText(taken_on, locale)}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {value !== null && sum > value && (
        <p className={styles.count}>{filled(words.how.daysAddUp, { sum: number.format(sum) })}</p>
      )}
      <Table
        caption={`${words.how.days}${colon(locale)}${label}`}
        columns={[
          { key: 'day', head: words.how.day, cell: ({ day }) => dayText(day, locale), is: 'name' },
          {
            key: 'events',
            head: words.how.events,
            cell: ({ events }) => (
              <>
                <span className={styles.bar} style={{ inlineSize: `${(100 * events) / most}%` }} />
                {number.format(events)}
              </>
            ),
            style: () => ({ position: 'relative' }),
          },
          ...(isPart
            ? [{ key: 'of', head: words.how.denominator, cell: ({ of }: Day) => number.format(of) }]
            : []),
        ]}
        rows={rows}
        keyOf={({ day }) => day}
      />
    </>
  );
}
