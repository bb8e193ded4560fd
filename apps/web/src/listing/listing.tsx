'use client';
import type { Locale } from '@toile/contracts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { CardMessages } from '../catalogue/card-words';
import { filled } from '../i18n/filled';
import { useUnlocked } from '../reader/unlocked-store';
import { showToast } from '../shell/toast-store';
import type { CardKind } from './further-cards';
import styles from './listing.module.css';
import type { DrawnPage } from './listing-queries';
import { useListing } from './use-listing';
import { useBrowserLayoutEffect, usePlace } from './use-place';
import { withPage } from './with-page';

/** So many come by themselves as the reader nears the end; then the reader is asked. */
const BY_THEMSELVES = 2;

/**
 * The pages of a listing, one below the other. The address always says which the reader is among; whoever comes back
 * finds the same cards at the same height. Without scripts it is one page with links to the others.
 */
export function Listing(props: {
  kind: CardKind;
  address: string;
  /** Path and query of the listing's JSON. */
  source: string;
  locale: Locale;
  /** The page the server drew: `children` are its cards. */
  first: DrawnPage;
  pages: number;
  /** The last that everybody may see. */
  open: number;
  className: string;
  words: { more: string; loading: string; failed: string; before: string; shown: string };
  messages: CardMessages;
  children: ReactNode;
}) {
  const { kind, address, first, locale, words } = props;
  const isUnlocked = useUnlocked((state) => state.isUnlocked);
  const grid = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const focusOn = useRef<number | null>(null);
  const [asked, setAsked] = useState(0);
  const listing = useListing(props.source, first, locale, props.messages);
  const { pages, cards, isLoading } = listing;
  const from = pages[0]?.page ?? first.page;
  const to = pages.at(-1)?.page ?? first.page;
  const hasMore = to < (isUnlocked ? props.pages : props.open);

  const load = async (focus: boolean) => {
    if (focus) focusOn.current = to + 1;
    try {
      await listing.loadNext();
    } catch {
      focusOn.current = null;
      showToast({ kind: 'error', text: words.failed });
    }
    setAsked((count) => count + 1);
  };

  usePlace(grid, address, { from, to }, (place) => {
    setAsked(BY_THEMSELVES);
    // What cannot be had again is asked for by its button.
    listing.loadAgain(place).catch(() => undefined);
  });

  // Whoever pressed the button goes on reading with the first of the new cards.
  useBrowserLayoutEffect(() => {
    const link = grid.current?.querySelector<HTMLElement>(`[data-page="${focusOn.current}"] a`);
    if (!link) return;
    focusOn.current = null;
    link.focus({ preventScroll: true });
  }, [to]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `load` reads what these say.
  useEffect(() => {
    if (!end.current || !hasMore || isLoading || asked >= BY_THEMSELVES) return;
    // Also who jumped to the foot of the page is at its end, which lies above a small window then.
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && void load(false), {
      rootMargin: '100000px 0px 600px',
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [asked, isLoading, hasMore]);

  const number = new Intl.NumberFormat(locale);
  const shown = Math.min(to * first.page_size, first.total_count) - (from - 1) * first.page_size;
  return (
    <>
      {from > 1 && (
        <p className={styles.before}>
          <a href={withPage(address, from - 1)} rel="prev">
            {words.before}
          </a>
        </p>
      )}
      <div ref={grid} className={props.className}>
        {pages.map(({ page, results }) => (
          <div key={page} data-page={page} className={styles.part}>
            {page === first.page ? props.children : results.map((item) => cards?.[kind](item as never))}
          </div>
        ))}
      </div>
      <p role="status" className="visually-hidden">
        {pages.length > 1 &&
          filled(words.shown, { shown: number.format(shown), count: number.format(first.total_count) })}
      </p>
      <div ref={end} className={styles.end}>
        {hasMore && (asked >= BY_THEMSELVES || isLoading) && (
          <button type="button" onClick={() => void load(true)} disabled={isLoading}>
            {isLoading ? words.loading : words.more}
          </button>
        )}
      </div>
    </>
  );
}
