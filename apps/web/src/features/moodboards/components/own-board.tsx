import { LISTING_PAGE_SIZE, type MoodboardPage } from '@toile/contracts';
import Link from 'next/link';
import { getLocale, getTranslations } from 'next-intl/server';
import { PageHead } from '../../../design/page-head';
import { Pagination } from '../../../design/pagination';
import section from '../../../design/section.module.css';
import { sentWords } from '../../../forms/sent-words';
import { href } from '../../../i18n/href';
import { getBoard } from '../api/moodboards-api';
import styles from './board.module.css';
import { BoardItems } from './board-items';
import { ItemTools } from './item-tools';

/** A board as its owner sees it: to look at, to put in order, to share, to delete. */
export async function OwnBoard({ page }: { page: MoodboardPage }) {
  const { moodboard } = page;
  const [locale, t, { failed }, order] = await Promise.all([
    getLocale(),
    getTranslations('account'),
    sentWords(''),
    wholeOrder(page),
  ]);
  const { slug } = moodboard;
  return (
    <div className={section.page}>
      <PageHead
        eyebrow={
          <Link href={href(locale, 'moodboard_index', {})} prefetch={false}>
            {t('board.back')}
          </Link>
        }
        title={moodboard.name}
        lead={t('board.count', { count: moodboard.count })}
      />
      <p className={styles.tools}>
        <Link href={href(locale, 'moodboard_share', { slug })} prefetch={false}>
          {t('board.share')}
        </Link>
        {moodboard.token && (
          <a href={href(locale, 'moodboard_pdf', { token: moodboard.token })} data-click="moodboard_pdf">
            {t('board.pdf')}
          </a>
        )}
        <Link href={href(locale, 'moodboard_delete', { slug })} prefetch={false}>
          {t('board.delete')}
        </Link>
      </p>
      {page.results.length === 0 && <p>{t('board.emptyBoard')}</p>}
      <BoardItems
        items={page.results}
        tools={(item, name) => (
          <ItemTools
            board={slug}
            version={page.version}
            order={order}
            item={`${item.type}:${item.slug}`}
            words={{
              before: t('board.before', { name }),
              after: t('board.after', { name }),
              remove: t('board.remove', { name }),
              failed,
            }}
          />
        )}
      />
      <Pagination
        page={page.page}
        pages={Math.ceil(page.total_count / page.page_size)}
        hrefOf={(number) =>
          `${href(locale, 'moodboard_more', { slug })}${number > 1 ? `?page=${number}` : ''}`
        }
      />
    </div>
  );
}

/** Moving an item names the order of the whole board, whose other pages are asked for then. */
async function wholeOrder(page: MoodboardPage): Promise<string[]> {
  const locale = await getLocale();
  const pages = Math.ceil(page.total_count / LISTING_PAGE_SIZE);
  const all = await Promise.all(
    Array.from({ length: pages }, (_, index) =>
      index + 1 === page.page ? page : getBoard(page.moodboard.slug, `?page=${index + 1}`, locale),
    ),
  );
  return all.flatMap((one) => one?.results ?? []).map(({ type, slug }) => `${type}:${slug}`);
}
