'use client';
import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect, useRef } from 'react';
import styles from './going.module.css';

/** A thin line under the header while the next page is on its way. */
export function Going() {
  const line = useRef<HTMLDivElement>(null);
  const address = `${usePathname()}?${useSearchParams()}`;
  useEffect(() => {
    if (line.current && line.current.dataset.from !== address) line.current.removeAttribute('data-going');
  }, [address]);
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return;
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      // What opens a dialog leads nowhere.
      if (!link || link.origin !== location.origin || link.target || link.ariaHasPopup) return;
      const isHere = link.pathname === location.pathname && link.search === location.search;
      if (isHere || !line.current) return;
      line.current.dataset.from = `${location.pathname}?${location.search.slice(1)}`;
      line.current.dataset.going = '';
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);
  return <div ref={line} className={styles.line} aria-hidden="true" />;
}
