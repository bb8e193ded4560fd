import type { MoodboardItem } from '@toile/contracts';
import Link from 'next/link';
import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { catalogueNames } from '../../../catalogue/names';
import { href } from '../../../i18n/href';
import { Picture } from '../../../pictures/picture';
import styles from './board.module.css';

/** What is pinned on a board, in the owner's order; `tools` draws what only the owner may do with an item. */
export async function BoardItems(props: {
  items: MoodboardItem[];
  tools?: (item: MoodboardItem, name: string) => ReactNode;
}) {
  const [locale, t, names] = await Promise.all([getLocale(), getTranslations('account'), catalogueNames()]);
  return (
    <ol className={styles.items}>
      {props.items.map((item) => {
        const { look } = item;
        const name = look?.designer?.name ?? (look ? names.city(look.city) : t('board.gone'));
        const picture = (
          <Picture
            filename={item.image_filename}
            alt={name}
            sizes="(min-width: 60rem) 23vw, 46vw"
            {...(look ? { width: look.width, height: look.height, thumbhash: look.thumbhash } : {})}
          />
        );
        const route = item.type === 'look' ? 'look_show' : 'street_show';
        return (
          <li key={`${item.type}:${item.slug}`} data-photo={item.slug}>
            {look ? (
              <Link href={href(locale, route, { slug: item.slug })} prefetch={false}>
                {picture}
              </Link>
            ) : (
              picture
            )}
            <p className={styles.caption}>{name}</p>
            {look && <p className={styles.facts}>{names.season(look.season)}</p>}
            {item.comment && <p className={styles.comment}>{item.comment}</p>}
            {props.tools?.(item, name)}
          </li>
        );
      })}
    </ol>
  );
}
