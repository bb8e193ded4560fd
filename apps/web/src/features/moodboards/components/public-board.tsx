import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { PageHead } from '../../../design/page-head';
import { Pagination } from '../../../design/pagination';
import section from '../../../design/section.module.css';
import { href } from '../../../i18n/href';
import { getPublicBoard } from '../api/moodboards-api';
import styles from './board.module.css';
import { BoardItems } from './board-items';

/** A board as those see it who have its public address. */
export async function PublicBoard({ token, query }: { token: string; query: string }) {
  const locale = await getLocale();
  const [t, page] = await Promise.all([getTranslations('account'), getPublicBoard(token, query, locale)]);
  if (!page) notFound();
  return (
    <div className={section.page}>
      <PageHead
        eyebrow={t('board.publicEyebrow')}
        title={page.moodboard.name}
        lead={t('board.count', { count: page.total_count })}
      />
      <p className={styles.tools}>
        <a href={href(locale, 'moodboard_pdf', { token })} data-click="moodboard_pdf">
          {t('board.pdf')}
        </a>
      </p>
      <BoardItems items={page.results} />
      <Pagination
        page={page.page}
        pages={Math.ceil(page.total_count / page.page_size)}
        hrefOf={(number) =>
          number === 1
            ? href(locale, 'moodboard_public', { token })
            : `${href(locale, 'moodboard_public_more', { token })}?page=${number}`
        }
      />
    </div>
  );
}
