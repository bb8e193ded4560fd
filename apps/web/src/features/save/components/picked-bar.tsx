'use client';
import { DECK_LIMITS, type Role } from '@toile/contracts';
import { pathOf } from '@toile/contracts/routes';
import { usePathname } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { filled } from '../../../i18n/filled';
import { useKeysSetting } from '../../../reader/keys-store';
import { askSession, useSession } from '../../../reader/session-store';
import { listenForPicks } from '../lib/listen-for-picks';
import { saveAll } from '../lib/save-all';
import { selectionName } from '../lib/selection-name';
import { shareAll } from '../lib/share-all';
import { endPicking, usePicked } from '../stores/picked-store';
import styles from './picked-bar.module.css';
import { PickedFiles } from './picked-files';
import type { SaveWords } from './save-dialog';

/** As many stand side by side. */
const COMPARED = 6;
/** As many stand on a slide. */
const DECK_LOOKS = DECK_LIMITS.looks;
const DECK_ROLES: readonly Role[] = ['dashboard-subscriber', 'editor', 'operator'];

/** What can be done with all pictures that are picked. */
export function PickedBar({ locale, words }: { locale: string; words: SaveWords }) {
  const items = usePicked((state) => state.items);
  const path = usePathname();
  const [isBusy, setBusy] = useState(false);
  const [isSharing, setSharing] = useState(false);
  const isSome = items.length > 0;
  const mayMakeDecks = useSession(
    ({ user }) => user?.roles.some((role) => DECK_ROLES.includes(role)) ?? false,
  );
  const bar = useRef<HTMLElement>(null);
  useEffect(listenForPicks, []);
  useEffect(() => {
    void useKeysSetting.persist?.rehydrate();
    // The bar stands at the end of the page, far from where somebody picks with the keys.
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || !useKeysSetting.getState().isOn) return;
      const isTyping =
        event.target instanceof Element && event.target.closest('input, select, textarea, dialog');
      if (isTyping || !/^[sn]$/.test(event.key)) return;
      bar.current?.querySelector<HTMLElement>(`[aria-keyshortcuts="${event.key}"]`)?.click();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  useEffect(() => {
    if (isSome) void askSession();
  }, [isSome]);
  // What is picked is of one page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page begins with nothing.
  useEffect(endPicking, [path]);
  if (items.length === 0) return null;
  const looks = items.flatMap((item) => (item.startsWith('look:') ? [item.slice('look:'.length)] : []));
  const canCompare = looks.length === items.length && looks.length > 1 && looks.length <= COMPARED;
  const save = async (newName?: string) => {
    setBusy(true);
    if (await saveAll(items, words, newName)) endPicking();
    setBusy(false);
  };
  const saveNew = () => save(selectionName(locale, words.selection));
  const share = async () => {
    setSharing(true);
    await shareAll(items, locale, words);
    setSharing(false);
  };
  return (
    <section
      ref={bar}
      className={styles.bar}
      data-bottom-bar=""
      aria-label={words.picked.replace('{count}', String(items.length))}
    >
      <p role="status">{filled(words.picked, { count: items.length })}</p>
      <button
        type="button"
        className={styles.save}
        aria-busy={isBusy}
        aria-keyshortcuts="s"
        onClick={() => !isBusy && void save()}
      >
        {words.add}
      </button>
      <button
        type="button"
        aria-busy={isBusy}
        aria-keyshortcuts="n"
        onClick={() => !isBusy && void saveNew()}
      >
        {words.newBoard}
      </button>
      {canCompare && (
        <a href={`/${locale}${pathOf('compare', {})}?looks=${looks.join(',')}`}>{words.compare}</a>
      )}
      <PickedFiles items={items} locale={locale} words={words} />
      <button type="button" aria-busy={isSharing} onClick={() => !isSharing && void share()}>
        {words.share}
      </button>
      {looks.length === items.length && looks.length <= DECK_LOOKS && mayMakeDecks && (
        <a href={`/${locale}${pathOf('data_decks', {})}?looks=${looks.join(',')}`}>{words.deck}</a>
      )}
      <button type="button" onClick={endPicking}>
        {words.clear}
      </button>
    </section>
  );
}
