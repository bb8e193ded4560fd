import { filled } from '../../../i18n/filled';
import { Picture } from '../../../pictures/picture';
import type { DeskLook } from '../lib/tagging';
import styles from './tagging.module.css';
import type { TaggingWords } from './tagging-words';

/** The look a desk is at, with the way to its neighbours. */
export function LookOnDesk(props: {
  look: Pick<DeskLook, 'slug' | 'image_filename' | 'position' | 'width' | 'height' | 'thumbhash' | 'colours'>;
  at: number;
  count: number;
  words: TaggingWords;
  onEarlier: () => void;
  onLater: () => void;
}) {
  const { look, at, count, words } = props;
  return (
    <figure className={styles.single}>
      <Picture
        key={look.slug}
        filename={look.image_filename}
        alt={filled(words.look, { position: look.position })}
        sizes="(min-width: 60rem) 40vw, 90vw"
        width={look.width}
        height={look.height}
        thumbhash={look.thumbhash}
        colours={look.colours}
        priority
      />
      <figcaption>
        <button type="button" aria-label={words.earlier} onClick={props.onEarlier} disabled={at === 0}>
          ←
        </button>
        {filled(words.look, { position: look.position })} ({at + 1} / {count})
        <button type="button" aria-label={words.later} onClick={props.onLater} disabled={at === count - 1}>
          →
        </button>
      </figcaption>
    </figure>
  );
}
