import { messagesOf } from '@toile/i18n';
import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { cardMessages } from '../catalogue/card-words';
import grid from '../design/look-grid.module.css';
import { Pagination } from '../design/pagination';
import { BeyondOpen } from './beyond-open';
import type { CardKind } from './further-cards';
import { Listing } from './listing';
import styles from './listing.module.css';
import type { DrawnPage } from './listing-queries';
import { withPage } from './with-page';

/** A listing in pages that follow each other as the reader goes on; `children` are the cards of this page. */
export async function Listed(props: {
  kind: CardKind;
  /** Path and query of the listing; which page of it is said by `page`. */
  address: string;
  /** Path and query of the same in the api. */
  source: string;
  page: DrawnPage;
  /** The last page everybody may see; the way beyond leads to what they are told there. */
  openPages?: number | null;
  className?: string | undefined;
  children: ReactNode;
}) {
  const { page, page_size, total_count } = props.page;
  const [locale, t] = await Promise.all([getLocale(), getTranslations('messages')]);
  const address = withPage(props.address, 1);
  const pages = Math.ceil(total_count / page_size);
  const open = Math.min(pages, props.openPages ?? pages);
  return (
    <>
      <Listing
        key={`${address} ${page} ${total_count}`}
        kind={props.kind}
        address={address}
        source={withPage(props.source, 1)}
        locale={locale}
        first={{ page, page_size, total_count }}
        pages={pages}
        open={open}
        className={props.className ?? grid.grid ?? ''}
        words={{
          more: t('pagination.more'),
          loading: t('pagination.loading'),
          failed: t('pagination.failed'),
          before: t('pagination.before'),
          shown: t.raw('pagination.shown'),
        }}
        messages={cardMessages(messagesOf(locale))}
      >
        {props.children}
      </Listing>
      {open < pages && (
        <BeyondOpen href={withPage(address, open + 1)} className={styles.beyond}>
          {t('pagination.more')}
        </BeyondOpen>
      )}
      <div className={styles.links}>
        <Pagination page={page} pages={pages} hrefOf={(number) => withPage(address, number)} />
      </div>
    </>
  );
}
