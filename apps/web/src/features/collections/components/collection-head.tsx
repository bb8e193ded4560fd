import Link from 'next/link';
import { getFormatter, getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { Shape } from '../../../api/operations';
import { catalogueNames } from '../../../catalogue/names';
import { placeOf } from '../../../catalogue/place-of';
import section from '../../../design/section.module.css';
import { href } from '../../../i18n/href';
import { CompareButton } from '../../compare/components/compare-button';
import { Follow } from '../../follows/components/follow';
import styles from './collection-head.module.css';

/** Whose show it was, when and where. */
export async function CollectionHead({
  collection,
  more,
}: {
  collection: Shape<'DescribedCollectionDto'>;
  more?: ReactNode;
}) {
  const [locale, t, names, format] = await Promise.all([
    getLocale(),
    getTranslations('catalogue'),
    catalogueNames(),
    getFormatter(),
  ]);
  const date = format.dateTime(new Date(collection.show_date), { dateStyle: 'long' });
  // Many are called by their brand and season, which the heading says.
  const isNamed = collection.title && !collection.title.startsWith(collection.designer.name);
  return (
    <header className={styles.head}>
      <p className={section.eyebrow}>
        {names.type(collection.type)} — {placeOf(collection.venue, names.city(collection.city))}
      </p>
      <h1>
        <Link href={href(locale, 'designer_show', { slug: collection.designer.slug })} prefetch={false}>
          {collection.designer.name}
        </Link>
        <span className={styles.season}>{names.season(collection.season)}</span>
      </h1>
      {isNamed && (
        <p className={styles.title} lang={collection.language}>
          {collection.title}
        </p>
      )}
      <p className={styles.facts}>
        <span>{t('showDate', { date })}</span>
        <span>{t('looksCount', { count: collection.looks_count })}</span>
        {more}
      </p>
      {collection.description && (
        <p className={styles.description} lang={collection.language}>
          {collection.description}
        </p>
      )}
      {collection.cover && (
        <p className={styles.ways}>
          <CompareButton
            kind="collection"
            slug={collection.slug}
            label={`${collection.designer.name}, ${names.season(collection.season)}`}
            image={collection.cover}
          />
          <Follow about={{ kind: 'brand', slug: collection.designer.slug }} name={collection.designer.name} />
        </p>
      )}
    </header>
  );
}
