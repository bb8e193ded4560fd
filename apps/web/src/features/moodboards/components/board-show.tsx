'use client';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Dialog } from '../../../design/dialog';
import { filled } from '../../../i18n/filled';
import { Picture } from '../../../pictures/picture';
import { type BoardThing, isCard } from '../lib/board-item';
import { presentAt, turnPresentation, usePresentation } from '../stores/presentation-store';
import styles from './board-show.module.css';
import { CardFace } from './card-face';

export type ShowWords = Record<'open' | 'label' | 'previous' | 'next' | 'close' | 'place', string>;

/** A board over the whole screen, a picture at a time; arrow keys turn, Escape leaves. */
export function BoardShow(props: {
  name: string;
  items: BoardThing[];
  words: ShowWords;
  onClose: () => void;
}) {
  const { name, items, words, onClose } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const at = usePresentation((presentation) => presentation.at);
  useEffect(() => {
    const element = dialog.current;
    // A browser that refuses shows it over the window.
    void element?.requestFullscreen?.().catch(() => undefined);
    const onFullscreen = () => {
      if (!document.fullscreenElement) element?.close();
    };
    document.addEventListener('fullscreenchange', onFullscreen);
    return () => document.removeEventListener('fullscreenchange', onFullscreen);
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Home') presentAt(0);
    else if (event.key === 'End') presentAt(items.length - 1);
    else if (['ArrowRight', 'ArrowDown', 'PageDown', ' '].includes(event.key)) turnPresentation(1);
    else if (['ArrowLeft', 'ArrowUp', 'PageUp'].includes(event.key)) turnPresentation(-1);
    else return;
    event.preventDefault();
  };
  const close = () => {
    if (document.fullscreenElement) void document.exitFullscreen();
    else dialog.current?.close();
  };
  const item = items[at];
  if (!item) return null;
  return (
    <Dialog
      dialog={dialog}
      kind="screen"
      startsOpen
      closedBy="closerequest"
      label={filled(words.label, { name })}
      onKeyDown={onKeyDown}
      onClose={onClose}
    >
      <figure key={item.key} className={styles.slide} data-kind={isCard(item) ? item.type : undefined}>
        {isCard(item) ? (
          <CardFace card={item} empty="" isLarge />
        ) : (
          <Picture
            filename={item.filename}
            alt={item.name}
            sizes="(min-width: 60rem) 60vw, 100vw"
            width={item.width}
            height={item.height}
            thumbhash={item.thumbhash}
            priority
          />
        )}
        <figcaption>
          <p className={styles.board}>{name}</p>
          <p className={styles.designer}>{item.name}</p>
          {!isCard(item) && <p>{item.facts}</p>}
          {!isCard(item) && item.note && <blockquote>{item.note}</blockquote>}
        </figcaption>
      </figure>
      <p className={styles.place} aria-live="polite">
        {filled(words.place, { place: at + 1, count: items.length })}
      </p>
      {/* Never `disabled`: a button that has the focus would lose it, and the arrow keys with it. */}
      <div className={styles.turn}>
        <button
          type="button"
          aria-label={words.previous}
          aria-disabled={at === 0}
          onClick={() => turnPresentation(-1)}
        >
          ←
        </button>
        <button
          type="button"
          aria-label={words.next}
          aria-disabled={at === items.length - 1}
          onClick={() => turnPresentation(1)}
        >
          →
        </button>
        <button type="button" onClick={close}>
          {words.close}
        </button>
      </div>
      {[items[at + 1], items[at - 1]].map(
        (near) =>
          near &&
          !isCard(near) && (
            <link
              key={near.key}
              rel="prefetch"
              as="image"
              href={`/cdn/look_1200/${encodeURIComponent(near.filename)}`}
            />
          ),
      )}
    </Dialog>
  );
}
