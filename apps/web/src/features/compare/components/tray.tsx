'use client';
import { pathOf } from '@toile/contracts/routes';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { filled } from '../../../i18n/filled';
import { showToast } from '../../../shell/toast-store';
import type { MarksProps } from '../../marks/marks-props';
import { emptyTray, readCompared, toggleCompared, useCompare } from '../stores/compare-store';
import styles from './tray.module.css';

/** Puts in what a button names (`kind:slug`, with `data-label` and `data-image`), or takes it out. */
export function press({ dataset }: HTMLElement, { compare: words }: MarksProps['words']): void {
  const { compare: key = '', label = '', image = '' } = dataset;
  const [kind, slug = ''] = key.split(':');
  if (!toggleCompared({ kind: kind === 'collection' ? 'collection' : 'look', slug, label, image }))
    showToast({ kind: 'warning', about: 'compare', text: words.full });
}

/** What the reader has put aside to compare, at the foot of every page until they clear it. */
export function Part({ locale, words: { compare: words } }: MarksProps) {
  const items = useCompare((state) => state.items);
  useEffect(() => {
    readCompared();
    addEventListener('storage', readCompared);
    return () => removeEventListener('storage', readCompared);
  }, []);
  // Marks the buttons of the page.
  useEffect(() => {
    const mark = () => {
      const inTray = new Set(useCompare.getState().items.map(({ kind, slug }) => `${kind}:${slug}`));
      for (const button of document.querySelectorAll('[data-compare]'))
        button.setAttribute('aria-pressed', String(inTray.has(button.getAttribute('data-compare') ?? '')));
    };
    mark();
    const observer = new MutationObserver(mark);
    const content = document.getElementById('content');
    if (content) observer.observe(content, { childList: true, subtree: true });
    const end = useCompare.subscribe(mark);
    return () => {
      observer.disconnect();
      end();
    };
  }, []);
  const [first] = items;
  if (!first) return null;
  const many = first.kind === 'look' ? 'looks' : 'collections';
  const address = `/${locale}${pathOf('compare', {})}?${many}=${items.map(({ slug }) => slug).join(',')}`;
  // Where just these stand side by side, their tray stands at the end of the page and not over it.
  const isOwn = isShown(address);
  const tray = (
    <aside className={styles.tray} aria-label={words.title} data-own={isOwn || undefined}>
      <ul>
        {items.map((item) => (
          <li key={item.slug}>
            <img src={`/cdn/thumb_200/${encodeURIComponent(item.image)}`} alt={item.label} />
            <button
              type="button"
              aria-label={filled(words.remove, { name: item.label })}
              onClick={() => toggleCompared(item)}
            >
              <span aria-hidden="true">×</span>
            </button>
          </li>
        ))}
      </ul>
      <p className={styles.ways}>
        {isOwn ? null : items.length > 1 ? (
          <a href={address} className={styles.compare}>
            {filled(words.compare, { count: items.length })}
          </a>
        ) : (
          <span>{words.more}</span>
        )}
        <button type="button" onClick={emptyTray}>
          {words.clear}
        </button>
      </p>
    </aside>
  );
  const content = isOwn && document.getElementById('content');
  return content ? createPortal(tray, content) : tray;
}

const isShown = (address: string) =>
  decodeURIComponent(location.pathname + location.search) === decodeURIComponent(address);
