import Link from 'next/link';
import { getLocale, getTranslations } from 'next-intl/server';
import type { Shape } from '../../../api/operations';
import { catalogueNames } from '../../../catalogue/names';
import { href } from '../../../i18n/href';
import { Picture } from '../../../pictures/picture';
import styles from './collection-editor.module.css';
import { Status } from './status';

/** A brand's collections behind their first looks, drafts among them. */
export async function OwnCards(props: { collections: Shape<'OwnCollectionDto'>[]; withDesigner?: boolean }) {
  const [locale, t, names] = await Promise.all([getLocale(), getTranslations('catalogue'), catalogueNames()]);
  return (
    <ul className={styles.cards}>
      {props.collections.map((collection) => (
        <li key={collection.slug}>
          <Link
            href={href(locale, 'user_collection_looks', { slug: collection.slug })}
            prefetch={false}
            className={styles.card}
          >
            <span className={styles.cover}>
              {collection.cover && (
                <Picture filename={collection.cover} alt="" sizes="(min-width: 60rem) 23vw, 46vw" />
              )}
            </span>
            <Status status={collection.status} />
            <h2>{names.season(collection.season)}</h2>
            <span className={styles.small}>
              {props.withDesigner && `${collection.designer.name} · `}
              {names.type(collection.type)} · {t('looksCount', { count: collection.looks_count })}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
