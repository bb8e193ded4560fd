'use client';
import { useRouter } from 'next/navigation';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { asReader } from '../everybodys-pages';
import { useUnlocked } from '../reader/unlocked-store';
import { showToast } from '../shell/toast-store';
import styles from './batches.module.css';
import { isComingBack } from './coming-back';
import { fetchBatch } from './fetch-batch';
import { followLinks } from './follow-links';
import { followPlace } from './follow-place';
import { type Batch, type KeptListing, keptListing } from './kept-listings';
import { linkTo, putBack } from './where-it-stands';
import { withPage } from './with-page';

/** So many come by themselves as the reader nears the end; then the reader is asked. */
const BY_THEMSELVES = 2;

// The server draws no layout effect, and must not be told so on every page.
const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/**
 * The pages of a listing, one below the other. The address always says which the reader is among; whoever comes back
 * finds the same cards at the same height. Without scripts it is one page with links to the others.
 */
export function Batches(props: {
  address: string;
  /** The page the server drew: `children` are its cards. */
  first: number;
  pages: number;
  /** The last that everybody may see. */
  open: number;
  className: string;
  words: { more: string; loading: string; failed: string; before: string };
  children: ReactNode;
}) {
  const { address, first, open, words } = props;
  const isUnlocked = useUnlocked((state) => state.isUnlocked);
  const pages = isUnlocked ? props.pages : open;
  const router = useRouter();
  const grid = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const kept = useRef<KeptListing | null>(null);
  const focusOn = useRef<number | null>(null);
  const [batches, setBatches] = useState<Batch[]>([]);
  const [asked, setAsked] = useState(0);
  const [isLoading, setLoading] = useState(false);
  const numbers = [first, ...batches.map((batch) => batch.page)];
  const [lowest, next] = [Math.min(...numbers), Math.max(...numbers) + 1];
  const hasMore = next <= pages;

  const load = async (focus: boolean) => {
    setLoading(true);
    const page = withPage(address, next);
    const batch = await fetchBatch(isUnlocked ? asReader(page) : page, next);
    setLoading(false);
    setAsked((count) => count + 1);
    if (!batch) return showToast({ kind: 'error', text: words.failed });
    if (focus) focusOn.current = next;
    setBatches((before) => [...before.filter((one) => one.page !== next), batch]);
  };

  useBrowserLayoutEffect(() => {
    const listing = isComingBack() ? keptListing(sessionStorage, location.pathname + location.search) : null;
    if (!listing) return;
    kept.current = listing;
    setAsked(BY_THEMSELVES);
    setBatches(listing.batches.filter((batch) => batch.page !== first));
  }, []);

  // What was kept stands where it stood once it is drawn.
  useBrowserLayoutEffect(() => {
    if (focusOn.current !== null) focusFirstOf(grid.current, focusOn.current);
    focusOn.current = null;
    const listing = kept.current;
    const element = grid.current;
    if (!listing || !element) return;
    kept.current = null;
    if (listing.focused) linkTo(element, listing.focused)?.focus({ preventScroll: true });
    const { anchor } = listing;
    if (!anchor) return;
    putBack(element, anchor);
    // The browser's own return to the old height may come a frame later, before the page was as long.
    requestAnimationFrame(() => putBack(element, anchor));
  }, [batches]);

  useBrowserLayoutEffect(() => {
    const element = grid.current;
    return element ? followPlace(element, address) : undefined;
  }, [address]);
  useEffect(() => (grid.current ? followLinks(grid.current, (to) => router.push(to)) : undefined), [router]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `load` reads what these say.
  useEffect(() => {
    if (!end.current || !hasMore || isLoading || asked >= BY_THEMSELVES) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && void load(false), {
      rootMargin: '0px 0px 600px',
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [asked, isLoading, hasMore]);

  const drawn = [...batches].sort((a, b) => a.page - b.page);
  const part = ({ page, html }: Batch) => (
    <div
      key={page}
      data-page={page}
      data-drawn
      className={styles.part}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: cards of this very listing, drawn by the same server.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
  return (
    <>
      {lowest > 1 && (
        <p className={styles.before}>
          <a href={withPage(address, lowest - 1)} rel="prev">
            {words.before}
          </a>
        </p>
      )}
      <div ref={grid} className={props.className}>
        {drawn.filter((batch) => batch.page < first).map(part)}
        <div key={first} data-page={first} className={styles.part}>
          {props.children}
        </div>
        {drawn.filter((batch) => batch.page > first).map(part)}
      </div>
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

/** Whoever pressed the button goes on reading with the first of the new cards. */
function focusFirstOf(grid: HTMLElement | null, page: number): void {
  const part = grid?.querySelector(`[data-page="${page}"]`);
  part?.querySelector('a')?.focus({ preventScroll: true });
}
