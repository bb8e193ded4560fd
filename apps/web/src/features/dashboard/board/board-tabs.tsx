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
  const here = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    here.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, []);
  return (
    <nav className={styles.tabs} aria-label={words.tabs.label}>
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
