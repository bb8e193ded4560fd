import Link from 'next/link';
import type { Shape } from '../api/operations';
import { href } from '../i18n/href';
import { Picture } from '../pictures/picture';
import type { CardWords } from './card-words';
import styles from './look-card.module.css';

/** A collection in a grid: its first look stands for it, drawn by the server or by the browser. */
export function CollectionCardView(props: {
  collection: Shape<'CollectionSummaryDto'>;
  priority?: boolean;
  words: CardWords;
}) {
  const { collection, priority = false } = props;
  const { locale, names, catalogue: t } = props.words;
  return (
    <article className={styles.card}>
      <Link href={href(locale, 'collection_show', { slug: collection.slug })} prefetch={false}>
        <div className={styles.frame}>
          {collection.cover && (
            <Picture
              filename={collection.cover}
              alt=""
              sizes="(min-width: 60rem) 23vw, (min-width: 40rem) 31vw, 46vw"
              priority={priority}
            />
          )}
        </div>
        <h3 className={styles.designer}>{collection.designer.name}</h3>
        <p className={styles.facts}>
          {names.season(collection.season)}
          <span>{t('looksCount', { count: collection.looks_count })}</span>
        </p>
      </Link>
    </article>
  );
}
