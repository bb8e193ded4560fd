'use client';
import { usePrefetchQuery } from '@tanstack/react-query';
import type { Locale } from '@toile/contracts';
import type { Messages } from '@toile/i18n';
import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { filled } from '../../../i18n/filled';
import { href } from '../../../i18n/href';
import type { Deck } from '../api/decks';
import { slideQuery } from '../api/slide-query';
import styles from './present.module.css';
import { SlideView } from './slide-view';

const NEXT = new Set(['ArrowRight', 'ArrowDown', 'PageDown', ' ']);
const BACK = new Set(['ArrowLeft', 'ArrowUp', 'PageUp']);

/** A deck over the whole screen, one slide at a time: arrows turn, Escape leaves. The address holds which slide it is. */
export function Present({ deck, locale, words }: { deck: Deck; locale: Locale; words: Messages['decks'] }) {
  const { present, edit, kinds } = words;
  const router = useRouter();
  const stage = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const { id, slides } = deck;
  const count = slides.length;
  const slide = slides[at];
  const leave = () => router.push(href(locale, 'data_deck', { id }));
  const turn = (by: number) => setAt((now) => Math.min(Math.max(now + by, 0), Math.max(0, count - 1)));
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      // A button or link that is focused keeps its own key.
      if (event.key === ' ' && event.target instanceof Element && event.target.closest('button, a')) return;
      if (event.key === 'Escape') return leave();
      if (event.key === 'Home') return setAt(0);
      if (event.key === 'End') return setAt(Math.max(0, count - 1));
      if (!NEXT.has(event.key) && !BACK.has(event.key)) return;
      event.preventDefault();
      turn(NEXT.has(event.key) ? 1 : -1);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
  const fill = () =>
    void (document.fullscreenElement ? document.exitFullscreen() : stage.current?.requestFullscreen());
  return (
    <div ref={stage} className={styles.stage}>
      <div className={styles.slide} aria-live="polite">
        {slide ? (
          <SlideView
            key={slide.id}
            deck={id}
            slide={slide.id}
            locale={locale}
            words={words}
            name={slide.title ?? kinds[slide.content.kind]}
            level="h2"
          />
        ) : (
          <p>{edit.empty}</p>
        )}
      </div>
      {slides[at + 1] && <Ahead deck={id} slide={slides[at + 1]?.id ?? ''} locale={locale} />}
      <footer className={styles.foot}>
        <p title={present.keys}>{deck.title}</p>
        <button type="button" aria-label={present.previous} disabled={at === 0} onClick={() => turn(-1)}>
          ←
        </button>
        <span>{filled(present.place, { number: Math.min(at + 1, count), count })}</span>
        <button type="button" aria-label={present.next} disabled={at >= count - 1} onClick={() => turn(1)}>
          →
        </button>
        <button type="button" onClick={fill}>
          {present.full}
        </button>
        <button type="button" onClick={leave}>
          {present.leave}
        </button>
      </footer>
    </div>
  );
}

/** The next slide is counted while this one is looked at. */
function Ahead({ deck, slide, locale }: { deck: string; slide: string; locale: Locale }) {
  usePrefetchQuery(slideQuery(deck, slide, locale));
  return null;
}
