import { COMMENT_LIMITS } from '@toile/contracts';
import { messagesOf } from '@toile/i18n';
import { getFormatter, getLocale } from 'next-intl/server';
import { formToken } from '../../../api/personal';
import { FormToken, LongTextField } from '../../../forms/fields';
import { filled } from '../../../i18n/filled';
import { getComments } from '../api/moodboards-api';
import styles from './board.module.css';

/** What the sheets of a shared board hold, for browsers without scripts: what was said, a form to say more, one to leave. */
export async function WithoutScripts(props: {
  board: string;
  isOwn: boolean;
  pictures: readonly { key: string; name: string }[];
}) {
  const { board, isOwn, pictures } = props;
  const locale = await getLocale();
  const [item, format, comment, leave] = await Promise.all([
    getComments(board, locale),
    getFormatter(),
    formToken('board-comment'),
    isOwn ? null : formToken('board-leave'),
  ]);
  const { boards, sharing } = messagesOf(locale);
  const { comments: words, people } = boards;
  const path = `/${locale}/moodboards/${encodeURIComponent(board)}`;
  const time = (at: string) => format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' });
  const about = (key: string) => {
    const name = pictures.find((one) => one.key === key)?.name;
    return name ? filled(words.about, { name }) : words.gone;
  };
  return (
    <noscript>
      <section className={styles.unscripted} aria-labelledby="said">
        <h2 id="said">{words.title}</h2>
        {item.comments.length === 0 && <p>{sharing.noComments}</p>}
        <ol>
          {item.comments.map((one) => (
            <li key={one.id}>
              {one.about !== null && <small>{about(one.about)}</small>}
              <p>{one.text}</p>
              <small>
                {one.author?.name ?? words.someone} · <time dateTime={one.at}>{time(one.at)}</time>
              </small>
            </li>
          ))}
        </ol>
        {item.may_comment ? (
          <form method="post" action={`${path}/comments`}>
            <FormToken token={comment} />
            <LongTextField label={words.onAll} name="text" required most={COMMENT_LIMITS.text} rows={3} />
            <button type="submit" className={styles.main}>
              {sharing.send}
            </button>
          </form>
        ) : (
          <p>{sharing.readersOnly}</p>
        )}
        {!isOwn && (
          <form method="post" action={`${path}/leave`}>
            <FormToken token={leave} />
            <p>{people.leaveConfirm}</p>
            <button type="submit">{people.yesLeave}</button>
          </form>
        )}
      </section>
    </noscript>
  );
}
