import { pathOf } from '@toile/contracts';
import type { Metadata } from 'next';
import Link from 'next/link';
import { getLocale, getTranslations } from 'next-intl/server';
import { PageHead } from '../../../design/page-head';
import { Pagination } from '../../../design/pagination';
import section from '../../../design/section.module.css';
import {
  listBoardMentions,
  listBoards,
  listDeletedBoards,
  listSharedBoards,
} from '../../../features/moodboards/api/moodboards-api';
import styles from '../../../features/moodboards/components/board.module.css';
import { BoardCards } from '../../../features/moodboards/components/board-cards';
import { DeletedBoards } from '../../../features/moodboards/components/deleted-boards';
import { SharedBoards } from '../../../features/moodboards/components/shared-boards';
import { PageView } from '../../../features/tracking/components/page-view';
import { href } from '../../../i18n/href';
import { pageMetadata } from '../../../seo/page-metadata';
import { pageNumber, pageQuery, type SearchProps } from '../../page-props';

export async function generateMetadata(): Promise<Metadata> {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('account')]);
  return pageMetadata({
    locale,
    path: pathOf('moodboard_index', {}),
    title: t('board.title'),
    description: t('board.lead'),
    index: false,
  });
}

export default async function Moodboards({ searchParams }: SearchProps) {
  const [locale, t, catalogue, given] = await Promise.all([
    getLocale(),
    getTranslations('account'),
    getTranslations('catalogue'),
    searchParams,
  ]);
  const [page, shared, mentions, deleted] = await Promise.all([
    listBoards(pageNumber(given), locale),
    listSharedBoards(locale),
    listBoardMentions(locale),
    listDeletedBoards(locale),
  ]);
  return (
    <div className={section.page}>
      <PageHead title={t('board.title')} lead={page.results.length ? t('board.lead') : t('board.empty')} />
      <p className={styles.tools}>
        <Link href={href(locale, 'moodboard_create', {})} prefetch={false} className={styles.main}>
          {t('board.create')}
        </Link>
        {page.results.length === 0 && (
          <Link href={href(locale, 'look_search', {})} prefetch={false}>
            {catalogue('home.browse')}
          </Link>
        )}
        <Link href={href(locale, 'user_account_update', {})} prefetch={false}>
          {t('update.title')}
        </Link>
      </p>
      <BoardCards boards={page.results} />
      <Pagination
        page={page.page}
        pages={Math.ceil(page.total_count / page.page_size)}
        hrefOf={(number) => href(locale, 'moodboard_index', {}) + pageQuery(number)}
      />
      <SharedBoards boards={shared.results} mentions={mentions} />
      <DeletedBoards boards={deleted.results} />
      <PageView route="moodboard_index" parameters={{}} />
    </div>
  );
}
