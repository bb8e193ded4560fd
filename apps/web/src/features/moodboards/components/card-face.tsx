import type { CSSProperties } from 'react';
import { placeholderOf } from '../../../pictures/placeholder';
import type { BoardCard } from '../lib/board-item';
import styles from './card.module.css';

/** What a card looks like, wherever it stands. @param words what stands in a note without text */
export function CardFace({ card, empty, isLarge }: { card: BoardCard; empty: string; isLarge?: boolean }) {
  const { content } = card;
  if (content.kind === 'note')
    return (
      <p className={styles.note} data-paper={content.paper}>
        {content.text || <span className={styles.empty}>{empty}</span>}
      </p>
    );
  if (content.kind === 'link')
    return (
      <p className={styles.link}>
        <a
          href={isWeb(content.url) ? content.url : undefined}
          target="_blank"
          rel="noopener nofollow noreferrer"
          draggable={false}
        >
          {content.title || content.url}
        </a>
        <span>{content.host} ↗</span>
      </p>
    );
  const { width, height } = content;
  return (
    <figure className={styles.picture}>
      {/* Not the catalogue's: its address is the board's, and its sizes are two. */}
      <img
        src={isLarge ? content.large : content.small}
        alt={content.alt}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
        draggable={false}
        style={
          {
            aspectRatio: `${width} / ${height}`,
            ...placeholderOf(content.thumbhash, content.colours),
          } as CSSProperties
        }
      />
      <figcaption>{content.credit}</figcaption>
    </figure>
  );
}

/** The api refuses others; a page still opens nothing else. */
const isWeb = (url: string) => /^https?:\/\//i.test(url);
