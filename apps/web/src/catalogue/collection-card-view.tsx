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
  /** On a page of its house, whose name says nothing there: the season leads. */
  isAtHome?: boolean;
  words: CardWords;
}) {
  const { collection, priority = false } = props;
  const { locale, names, looksCount } = props.words;
  const season = names.season(collection.season);
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
        <h3 className={styles.designer}>{props.isAtHome ? season : collection.designer.name}</h3>
        <p className={styles.facts}>
          {!props.isAtHome && season}
          <span>{looksCount(collection.looks_count)}</span>
        </p>
      </Link>
    </article>
  );
}
