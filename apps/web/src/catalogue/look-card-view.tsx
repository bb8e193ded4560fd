import Link from 'next/link';
import type { Shape } from '../api/operations';
import { filled } from '../i18n/filled';
import { href } from '../i18n/href';
import { Picture } from '../pictures/picture';
import type { CardWords } from './card-words';
import styles from './look-card.module.css';
import { SaveMark } from './save-mark';

const SIZES = '(min-width: 90rem) 18vw, (min-width: 60rem) 23vw, (min-width: 40rem) 31vw, 46vw';

/** A look in a grid: the picture first, then whose it is and from which season, drawn by the server or by the browser. */
export function LookCardView(props: {
  look: Shape<'LookSummaryDto'>;
  priority?: boolean;
  /** On a page of its house, whose name says nothing there: the season leads. */
  isAtHome?: boolean;
  words: CardWords;
}) {
  const { look, priority = false, words } = props;
  const { locale, names, catalogue: t } = words;
  const season = names.season(look.season);
  return (
    <article className={styles.card} data-photo={look.slug}>
      <Link href={href(locale, 'look_show', { slug: look.slug })} prefetch={false}>
        <div className={styles.frame}>
          <Picture
            filename={look.image_filename}
            alt={look.tags.slice(0, 4).map(names.tag).join(', ')}
            sizes={SIZES}
            width={look.width}
            height={look.height}
            thumbhash={look.thumbhash}
            colours={look.colours}
            priority={priority}
          />
        </div>
        <h3 className={styles.designer}>{props.isAtHome ? season : look.designer.name}</h3>
        <p className={styles.facts}>
          {!props.isAtHome && season}
          <span>{filled(t.raw('look'), { position: look.position })}</span>
        </p>
      </Link>
      <SaveMark
        type="look"
        words={words}
        slug={look.slug}
        name={filled(t.raw('pictureOf'), {
          designer: look.designer.name,
          season,
          position: look.position,
        })}
      />
    </article>
  );
}
