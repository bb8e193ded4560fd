'use client';
import Link from 'next/link';
import { useEffect, useRef } from 'react';
import { href } from '../../../i18n/href';
import { kept, scopeQuery } from '../lib/board-scope';
import { TABS, type Tab } from '../lib/tabs';
import { useBoard } from './board';
import styles from './board-tabs.module.css';

/** The tabs of the dashboard; filters go along. */
export function BoardTabs({ current }: { current: Tab }) {
  const { words, locale, scope, defaults } = useBoard();
  const query = scopeQuery(kept(scope), defaults);
  const strip = useRef<HTMLElement>(null);
  const here = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (!strip.current || !here.current) return;
    const [outer, inner] = [strip.current, here.current].map((element) => element.getBoundingClientRect());
    // The strip alone: `scrollIntoView` would take a reader who is further down already back to it.
    if (outer && inner) strip.current.scrollLeft += Math.max(0, inner.right - outer.right);
  }, []);
  return (
    <nav ref={strip} className={styles.tabs} aria-label={words.tabs.label}>
      <ul>
        {TABS.map((tab) => (
          <li key={tab}>
            <Link
              href={href(locale, 'data_dashboard_show', { slug: tab }) + query}
              prefetch={false}
              scroll={false}
              ref={tab === current ? here : null}
              aria-current={tab === current ? 'page' : undefined}
            >
              {words.tabs[tab]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
