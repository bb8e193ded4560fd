import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import grid from '../design/look-grid.module.css';
import { Pagination } from '../design/pagination';
import { Batches } from './batches';
import styles from './batches.module.css';
import { BeyondOpen } from './beyond-open';
import { withPage } from './with-page';

/** A listing in pages that follow each other as the reader goes on; `children` are the cards of this page. */
export async function Listed(props: {
  /** Path and query of the listing; which page of it is said by `page`. */
  address: string;
  page: { page: number; page_size: number; total_count: number };
  /** The last page everybody may see; the way beyond leads to what they are told there. */
  openPages?: number | null;
  className?: string | undefined;
  children: ReactNode;
}) {
  const { page } = props;
  const t = await getTranslations('messages');
  const address = withPage(props.address, 1);
  const pages = Math.ceil(page.total_count / page.page_size);
  const open = Math.min(pages, props.openPages ?? pages);
  return (
    <>
      <Batches
        key={`${address} ${page.page}`}
        address={address}
        first={page.page}
        pages={pages}
        open={open}
        className={props.className ?? grid.grid ?? ''}
        words={{
          more: t('pagination.more'),
          loading: t('pagination.loading'),
          failed: t('pagination.failed'),
          before: t('pagination.before'),
        }}
      >
        {props.children}
      </Batches>
      {open < pages && (
        <BeyondOpen href={withPage(address, open + 1)} className={styles.beyond}>
          {t('pagination.more')}
        </BeyondOpen>
      )}
      <div className={styles.links}>
        <Pagination page={page.page} pages={pages} hrefOf={(number) => withPage(address, number)} />
      </div>
    </>
  );
}
