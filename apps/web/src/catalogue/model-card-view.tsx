import Link from 'next/link';
import type { Shape } from '../api/operations';
import { href } from '../i18n/href';
import { Picture } from '../pictures/picture';
import type { CardWords } from './card-words';
import styles from './look-card.module.css';

const SIZES = '(min-width: 90rem) 18vw, (min-width: 60rem) 23vw, (min-width: 40rem) 31vw, 46vw';

/** A model in a grid, in the look they wore last, drawn by the server or by the browser. */
export function ModelCardView(props: {
  model: Shape<'ModelSummaryDto'>;
  sizes?: string;
  priority?: boolean;
  words: CardWords;
}) {
  const { model, sizes = SIZES, priority = false } = props;
  const { locale, looksCount } = props.words;
  return (
    <article className={styles.card}>
      <Link href={href(locale, 'model_show', { slug: model.slug })} prefetch={false}>
        <div className={styles.frame}>
          {model.image_filename && (
            <Picture filename={model.image_filename} alt="" sizes={sizes} priority={priority} />
          )}
        </div>
        <h3 className={styles.designer}>{model.name}</h3>
        <p className={styles.facts}>
          {model.agency?.name ?? model.nationality}
          <span>{looksCount(model.looks_count)}</span>
        </p>
      </Link>
    </article>
  );
}
