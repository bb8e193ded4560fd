import { messagesOf } from '@toile/i18n';
import Link from 'next/link';
import { getFormatter, getLocale, getTranslations } from 'next-intl/server';
import type { Shape } from '../../../api/operations';
import { filled } from '../../../i18n/filled';
import { href } from '../../../i18n/href';
import { Picture } from '../../../pictures/picture';
import { boardContents } from '../lib/board-contents';
import styles from './board.module.css';

/** Boards of the reader or of others they are on, each behind its first picture. */
export async function BoardCards({ boards }: { boards: Shape<'MoodboardListRowDto'>[] }) {
  const [locale, t, format, contents] = await Promise.all([
    getLocale(),
    getTranslations('account'),
    getFormatter(),
    boardContents(),
  ]);
  const { people } = messagesOf(locale).boards;
  return (
    <ul className={styles.boards}>
      {boards.map((board) => (
        <li key={board.slug}>
          <Link
            href={href(locale, 'moodboard_more', { slug: board.slug })}
            prefetch={false}
            className={styles.board}
          >
            <span className={styles.cover}>
              {board.cover ? (
                <Picture filename={board.cover} alt="" sizes="(min-width: 60rem) 23vw, 92vw" />
              ) : (
                contents(board)
              )}
            </span>
            <h2>{board.name}</h2>
            <p>
              {contents(board)} ·{' '}
              {t('board.changed', {
                date: format.dateTime(new Date(board.updated_at), { dateStyle: 'medium' }),
              })}
            </p>
            {board.owner && (
              <p>
                {filled(people.by, { name: board.owner.name })} ·{' '}
                {board.role === 'own' ? people.owner : people.roles[board.role]}
              </p>
            )}
            {board.unread > 0 && (
              <p className={styles.new}>{filled(people.unread, { count: board.unread })}</p>
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}
