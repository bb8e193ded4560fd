'use client';
import { useInfiniteQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { filled } from '../../../i18n/filled';
import { href } from '../../../i18n/href';
import { Picture } from '../../../pictures/picture';
import { looksBehindQuery } from '../api/evidence-query';
import { useBoard } from '../board/board';
import { failed } from '../lib/answer';
import { rowLabel } from '../lib/row-label';
import { searchOfLooks } from '../lib/search-of-looks';
import styles from './evidence.module.css';
import { FigureState } from './figure-state';
import { SaveLooks } from './save-looks';

/** The looks a number counts or rests on, as pictures; those that are shown can be kept on a board. */
export function LooksBehind({ path, label, value }: { path: string; label: string; value: number | null }) {
  const board = useBoard();
  const { words, locale } = board;
  const found = useInfiniteQuery(looksBehindQuery(path));
  if (found.isError) return <FigureState answer={failed(found.error)} onAgain={() => void found.refetch()} />;
  if (!found.data) return <div className={styles.loading} aria-busy="true" />;
  const looks = found.data.pages.flatMap(({ rows }) => rows);
  const total = found.data.pages[0]?.total_count ?? 0;
  if (looks.length === 0) return <p className={styles.count}>{words.how.nothing}</p>;
  const number = new Intl.NumberFormat(locale);
  const count = { shown: number.format(looks.length), total: number.format(total) };
  const search = searchOfLooks(path);
  return (
    <>
      <p className={styles.count}>
        <span role="status">{filled(words.how.looksShown, count)}</span>
        {search && (
          <Link href={`${href(locale, 'look_search', {})}?${search}`} prefetch={false}>
            {words.how.openInSearch}
          </Link>
        )}
      </p>
      {value !== null && value !== total && <p className={styles.count}>{words.how.restsOn}</p>}
      <ul className={styles.looks}>
        {looks.map(({ look, label, image_filename }) => (
          <li key={look}>
            <Link href={href(locale, 'look_show', { slug: look })} prefetch={false}>
              {image_filename ? (
                <Picture filename={image_filename} alt="" sizes="(min-width: 40rem) 7rem, 30vw" />
              ) : (
                <span className={styles.gone} />
              )}
              <span>{rowLabel('look', { label, tag_name: null }, board)}</span>
            </Link>
          </li>
        ))}
      </ul>
      <p className={styles.tools}>
        {found.hasNextPage && (
          <button
            type="button"
            className={styles.more}
            aria-busy={found.isFetchingNextPage}
            onClick={() => void found.fetchNextPage()}
          >
            {words.how.moreLooks}
          </button>
        )}
        <SaveLooks looks={looks.map(({ look }) => look)} name={label} />
      </p>
    </>
  );
}
