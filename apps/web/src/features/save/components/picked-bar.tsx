'use client';
import { pathOf } from '@toile/contracts/routes';
import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { filled } from '../../../i18n/filled';
import { listenForPicks } from '../lib/listen-for-picks';
import { saveAll } from '../lib/save-all';
import { endPicking, usePicked } from '../stores/picked-store';
import styles from './picked-bar.module.css';
import type { SaveWords } from './save-dialog';

/** As many stand side by side. */
const COMPARED = 6;

/** What can be done with all pictures that are picked. */
export function PickedBar({ locale, words }: { locale: string; words: SaveWords }) {
  const items = usePicked((state) => state.items);
  const path = usePathname();
  const [isBusy, setBusy] = useState(false);
  useEffect(listenForPicks, []);
  // What is picked is of one page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page begins with nothing.
  useEffect(endPicking, [path]);
  if (items.length === 0) return null;
  const looks = items.flatMap((item) => (item.startsWith('look:') ? [item.slice('look:'.length)] : []));
  const canCompare = looks.length === items.length && looks.length > 1 && looks.length <= COMPARED;
  const save = async () => {
    setBusy(true);
    if (await saveAll(items, words)) endPicking();
    setBusy(false);
  };
  return (
    <section className={styles.bar} aria-label={words.picked.replace('{count}', String(items.length))}>
      <p role="status">{filled(words.picked, { count: items.length })}</p>
      <button type="button" className={styles.save} aria-busy={isBusy} onClick={() => !isBusy && void save()}>
        {words.add}
      </button>
      {canCompare && (
        <a href={`/${locale}${pathOf('compare', {})}?looks=${looks.join(',')}`}>{words.compare}</a>
      )}
      <button type="button" onClick={endPicking}>
        {words.clear}
      </button>
    </section>
  );
}
