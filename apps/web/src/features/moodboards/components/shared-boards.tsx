import { messagesOf } from '@toile/i18n';
import Link from 'next/link';
import { getFormatter, getLocale } from 'next-intl/server';
import type { Shape } from '../../../api/operations';
import { href } from '../../../i18n/href';
import { MOMENT } from '../../../i18n/moment';
import styles from './board.module.css';
import { BoardCards } from './board-cards';

/** Boards of others the reader is on, and where they are mentioned; nothing where there is none of it. */
export async function SharedBoards(props: {
  boards: Shape<'MoodboardListRowDto'>[];
  mentions: Shape<'MentionDto'>[];
}) {
  const [locale, format] = await Promise.all([getLocale(), getFormatter()]);
  const { people, comments } = messagesOf(locale).boards;
  const time = (at: string) => format.dateTime(new Date(at), MOMENT);
  return (
    <>
      {props.boards.length > 0 && (
        <section className={styles.shared} aria-labelledby="shared-with-me">
          <h2 id="shared-with-me">{people.sharedWithMe}</h2>
          <BoardCards boards={props.boards} />
        </section>
      )}
      {props.mentions.length > 0 && (
        <section className={styles.shared} aria-labelledby="board-mentions">
          <h2 id="board-mentions">{people.mentions}</h2>
          <ul className={styles.mentions}>
            {props.mentions.map(({ id, name, by, text, at }) => (
              <li key={`${id} ${at}`}>
                <p>{text}</p>
                <small>
                  {by?.name ?? comments.someone} ·{' '}
                  <Link href={`${href(locale, 'moodboard_more', { slug: id })}#comments`} prefetch={false}>
                    {name}
                  </Link>{' '}
                  · <time dateTime={at}>{time(at)}</time>
                </small>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
