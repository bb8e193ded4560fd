'use client';
import { memo } from 'react';
import { filled } from '../../../i18n/filled';
import { Picture } from '../../../pictures/picture';
import type { DeskLook } from '../lib/tagging';
import styles from './tagging.module.css';

interface TileProps {
  look: DeskLook;
  index: number;
  isCurrent: boolean;
  isChosen: boolean;
  names: string;
  words: Record<'look' | 'choose' | 'noTags', string>;
  onGo: (index: number) => void;
  onChoose: (slug: string) => void;
}

/** Drawn anew only when it changes itself: a key changes one of hundreds. */
export const LookTile = memo(function LookTile(props: TileProps) {
  const { look, index, isCurrent, isChosen, words } = props;
  const { position } = look;
  return (
    <li data-current={isCurrent || undefined} data-chosen={isChosen || undefined}>
      <button
        type="button"
        className={styles.tile}
        aria-current={isCurrent || undefined}
        onClick={() => props.onGo(index)}
      >
        <Picture
          filename={look.image_filename}
          alt={filled(words.look, { position })}
          sizes="140px"
          width={look.width}
          height={look.height}
          thumbhash={look.thumbhash}
          colours={look.colours}
        />
        <span>
          {position} <small>{props.names || words.noTags}</small>
        </span>
      </button>
      <label className={styles.choice}>
        <input type="checkbox" checked={isChosen} onChange={() => props.onChoose(look.slug)} />
        <span className="visually-hidden">{filled(words.choose, { position })}</span>
      </label>
    </li>
  );
});
