import type { ReactNode } from 'react';
import { Picture } from '../../../pictures/picture';
import type { BoardItem } from '../lib/board-item';
import styles from './board.module.css';

/** A picture of a board with its credit and its note; `tools` is what its owner may do with it. */
export function BoardTile(props: {
  item: BoardItem;
  isFirst: boolean;
  over?: ReactNode;
  note?: ReactNode;
  tools?: ReactNode;
}) {
  const { item } = props;
  const picture = (
    <Picture
      filename={item.filename}
      alt={item.name}
      sizes={
        props.isFirst
          ? '(min-width: 60rem) 46vw, 92vw'
          : '(min-width: 78rem) 22vw, (min-width: 48rem) 30vw, 46vw'
      }
      width={item.width}
      height={item.height}
      thumbhash={item.thumbhash}
      priority={props.isFirst}
    />
  );
  return (
    <>
      <div className={styles.picture}>
        {item.href ? (
          <a href={item.href} draggable={false}>
            {picture}
          </a>
        ) : (
          picture
        )}
        {props.over}
      </div>
      <div className={styles.words}>
        <p className={styles.caption}>{item.name}</p>
        <p className={styles.facts}>{item.facts}</p>
        {props.note ?? (item.note && <p className={styles.comment}>{item.note}</p>)}
        {props.tools}
      </div>
    </>
  );
}
