import Link from 'next/link';
import type { Shape } from '../../../api/operations';
import { FIRST_ROW } from '../../../catalogue/first-row';
import { SaveMark } from '../../../catalogue/save-mark';
import { cardWords } from '../../../catalogue/words-of-cards';
import grid from '../../../design/look-grid.module.css';
import { filled } from '../../../i18n/filled';
import { href } from '../../../i18n/href';
import { Picture } from '../../../pictures/picture';
import styles from './numbered-looks.module.css';

/** The looks of a show in order, each under its number. */
export async function NumberedLooks({ looks }: { looks: Shape<'LookSummaryDto'>[] }) {
  const words = await cardWords();
  const { locale, catalogue: t } = words;
  return (
    <ol className={grid.grid}>
      {looks.map((look, index) => (
        <li key={look.slug} className={styles.item}>
          <Link
            href={href(locale, 'look_show', { slug: look.slug })}
            prefetch={false}
            className={styles.look}
            aria-label={filled(t.raw('look'), { position: look.position })}
          >
            <span className={styles.frame}>
              <Picture
                filename={look.image_filename}
                alt=""
                sizes="(min-width: 90rem) 18vw, (min-width: 60rem) 23vw, (min-width: 40rem) 31vw, 46vw"
                width={look.width}
                height={look.height}
                thumbhash={look.thumbhash}
                colours={look.colours}
                priority={index < FIRST_ROW}
              />
            </span>
            <span className={styles.number}>{look.position}</span>
          </Link>
          <SaveMark
            type="look"
            slug={look.slug}
            name={filled(t.raw('pictureOf'), {
              designer: look.designer.name,
              season: words.names.season(look.season),
              position: look.position,
            })}
            words={words}
          />
        </li>
      ))}
    </ol>
  );
}
