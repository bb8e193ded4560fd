import { COMMENT_LIMITS } from '@toile/contracts';
import { messagesOf } from '@toile/i18n';
import { getFormatter, getLocale } from 'next-intl/server';
import { formToken } from '../../../api/personal';
import { CheckField, FormToken, LongTextField } from '../../../forms/fields';
import { filled } from '../../../i18n/filled';
import { MOMENT } from '../../../i18n/moment';
import { getComments } from '../api/moodboards-api';
import styles from './board.module.css';
import { PeopleForms } from './people-forms';

/** What the sheets of a board hold, for browsers without scripts: who is on it, what was said, and how to have a part in it. */
export async function WithoutScripts(props: {
  board: string;
  isOwn: boolean;
  isShared: boolean;
  /** Why a form was refused. */
  error: string | undefined;
  pictures: readonly { key: string; name: string }[];
}) {
  const { board, isOwn, isShared, error, pictures } = props;
  return (
    <noscript>
      {isShared && <Said board={board} pictures={pictures} />}
      {isOwn ? <PeopleForms board={board} error={error} /> : <Leave board={board} />}
    </noscript>
  );
}

async function Said({
  board,
  pictures,
}: {
  board: string;
  pictures: readonly { key: string; name: string }[];
}) {
  const locale = await getLocale();
  const [item, format, token] = await Promise.all([
    getComments(board, locale),
    getFormatter(),
    formToken('board-comment'),
  ]);
  const { boards, sharing } = messagesOf(locale);
  const { comments: words } = boards;
  const time = (at: string) => format.dateTime(new Date(at), MOMENT);
  const about = (key: string) => {
    const name = pictures.find((one) => one.key === key)?.name;
    return name ? filled(words.about, { name }) : words.gone;
  };
  return (
    <section className={styles.unscripted} aria-labelledby="said">
      <h2 id="said">{words.title}</h2>
      {item.comments.length === 0 && <p>{sharing.noComments}</p>}
      <ol>
        {item.comments.map((one) => (
          <li key={one.id}>
            {one.about !== null && <small>{about(one.about)}</small>}
            <p>{one.text}</p>
            <small>
              {one.author?.name ?? words.someone}
              {one.mentions.length > 0 &&
                ` · ${filled(sharing.to, { names: one.mentions.map(({ name }) => name).join(', ') })}`}
              {' · '}
              <time dateTime={one.at}>{time(one.at)}</time>
            </small>
          </li>
        ))}
      </ol>
      {item.may_comment ? (
        <form method="post" action={`/${locale}/moodboards/${encodeURIComponent(board)}/comments`}>
          <FormToken token={token} />
          <LongTextField label={words.onAll} name="text" required most={COMMENT_LIMITS.text} rows={3} />
          {item.colleagues.length > 0 && (
            <fieldset>
              <legend>{sharing.mention}</legend>
              {item.colleagues.map(({ id, name }) => (
                <CheckField key={id} name="mentions" value={id} label={name} />
              ))}
            </fieldset>
          )}
          <button type="submit" className={styles.main}>
            {sharing.send}
          </button>
        </form>
      ) : (
        <p>{sharing.readersOnly}</p>
      )}
    </section>
  );
}

async function Leave({ board }: { board: string }) {
  const locale = await getLocale();
  const token = await formToken('board-leave');
  const { people: words } = messagesOf(locale).boards;
  return (
    <section className={styles.unscripted}>
      <form method="post" action={`/${locale}/moodboards/${encodeURIComponent(board)}/leave`}>
        <FormToken token={token} />
        <p>{words.leaveConfirm}</p>
        <button type="submit">{words.yesLeave}</button>
      </form>
    </section>
  );
}
