import { pathOf } from '@toile/contracts/routes';
import { getFormatter, getLocale, getTranslations } from 'next-intl/server';
import type { Shape } from '../../../api/operations';
import { formToken } from '../../../api/personal';
import { FormToken } from '../../../forms/fields';
import { localised } from '../../../i18n/localised';
import { boardContents } from '../lib/board-contents';
import styles from './board.module.css';

/** Boards that were deleted, to be had back for as long as they can. */
export async function DeletedBoards({ boards }: { boards: Shape<'DeletedMoodboardDto'>[] }) {
  if (boards.length === 0) return null;
  const [locale, t, contents, format, token] = await Promise.all([
    getLocale(),
    getTranslations('boards'),
    boardContents(),
    getFormatter(),
    formToken('moodboard-restore'),
  ]);
  return (
    <section className={styles.deleted} aria-labelledby="deleted">
      <h2 id="deleted">{t('deleted.title')}</h2>
      <ul>
        {boards.map(({ slug, name, until, ...board }) => (
          <li key={slug}>
            <p>
              {name} <span>{contents(board)}</span>
            </p>
            <p>{t('deleted.until', { date: format.dateTime(new Date(until), { dateStyle: 'medium' }) })}</p>
            <form
              method="post"
              action={localised(locale, `${pathOf('moodboard_index', {})}/restore/${slug}`)}
            >
              <FormToken token={token} />
              <button type="submit">{t('deleted.restore')}</button>
            </form>
          </li>
        ))}
      </ul>
    </section>
  );
}
