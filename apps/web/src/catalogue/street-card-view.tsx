import Link from 'next/link';
import type { Shape } from '../api/operations';
import { filled } from '../i18n/filled';
import { href } from '../i18n/href';
import { Picture } from '../pictures/picture';
import type { CardWords } from './card-words';
import styles from './look-card.module.css';
import { SaveMark } from './save-mark';

const SIZES = '(min-width: 90rem) 18vw, (min-width: 60rem) 23vw, (min-width: 40rem) 31vw, 46vw';

/** A street-style picture in a grid: where and when, and who took it, drawn by the server or by the browser. */
export function StreetCardView(props: {
  street: Shape<'StreetStyleSummaryDto'>;
  priority?: boolean;
  words: CardWords;
}) {
  const { street, priority = false, words } = props;
  const { locale, names, browse: t } = words;
  const season = names.season(street.season);
  const city = names.city(street.city);
  return (
    <article className={styles.card} data-photo={street.slug}>
      <Link href={href(locale, 'street_show', { slug: street.slug })} prefetch={false}>
        <div className={styles.frame}>
          <Picture
            filename={street.image_filename}
            alt={street.tags.slice(0, 4).map(names.tag).join(', ')}
            sizes={SIZES}
            width={street.width}
            height={street.height}
            thumbhash={street.thumbhash}
            colours={street.colours}
            priority={priority}
          />
        </div>
        <h3 className={styles.designer}>{city}</h3>
        <p className={styles.facts}>
          {season}
          <span>{street.sponsored ? t('street.sponsored') : street.photographer}</span>
        </p>
      </Link>
      <SaveMark
        type="street-style"
        words={words}
        slug={street.slug}
        name={filled(t.raw('street.pictureOf'), { city, season })}
      />
    </article>
  );
}
