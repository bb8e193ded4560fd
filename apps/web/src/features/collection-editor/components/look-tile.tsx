'use client';
import { useState } from 'react';
import type { Shape } from '../../../api/operations';
import { filled } from '../../../i18n/filled';
import { Picture } from '../../../pictures/picture';
import styles from './collection-editor.module.css';
import type { EditorWords } from './editor-words';
import { LookDetails } from './look-details';

/** A look in the editor: dragged, or moved by buttons and by its number; chosen; and edited below its picture. */
export function LookTile(props: {
  collection: string;
  version: number;
  look: Shape<'LookFactsDto'>;
  /** From 0. */
  place: number;
  count: number;
  isChosen: boolean;
  words: EditorWords;
  onMove: (to: number) => void;
  onChoose: () => void;
  onSaved: () => void;
}) {
  const { look, place, count, words } = props;
  const [isOpen, setOpen] = useState(false);
  const name = filled(words.look, { position: place + 1 });
  const isLast = place === count - 1;
  return (
    <>
      <div className={styles.picture} title={words.drag}>
        <Picture
          filename={look.image_filename}
          alt={look.description || name}
          sizes="(min-width: 64rem) 18vw, (min-width: 40rem) 30vw, 46vw"
          width={look.width}
          height={look.height}
          thumbhash={look.thumbhash}
          colours={look.colours}
        />
        <label className={styles.choice}>
          <input type="checkbox" checked={props.isChosen} onChange={props.onChoose} />
          <span className="visually-hidden">{filled(words.choose, { look: name })}</span>
        </label>
      </div>
      <div className={styles.bar}>
        <button
          type="button"
          aria-label={filled(words.earlier, { look: name })}
          title={filled(words.earlier, { look: name })}
          disabled={place === 0}
          onClick={() => props.onMove(place - 1)}
        >
          ←
        </button>
        <input
          key={place}
          defaultValue={place + 1}
          inputMode="numeric"
          aria-label={filled(words.place, { look: name })}
          onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
          onBlur={(event) => {
            const to = Number(event.target.value);
            if (Number.isInteger(to) && to >= 1 && to !== place + 1) props.onMove(to - 1);
            else event.target.value = String(place + 1);
          }}
        />
        <button
          type="button"
          aria-label={filled(words.later, { look: name })}
          title={filled(words.later, { look: name })}
          disabled={isLast}
          onClick={() => props.onMove(place + 1)}
        >
          →
        </button>
        <button
          type="button"
          className={styles.editButton}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {words.edit}
          <span className="visually-hidden"> {name}</span>
        </button>
      </div>
      {isOpen && (
        <LookDetails
          collection={props.collection}
          version={props.version}
          look={look}
          words={words}
          onSaved={props.onSaved}
        />
      )}
    </>
  );
}
