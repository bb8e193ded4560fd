'use client';
import { useRouter } from 'next/navigation';
import { useRef } from 'react';
import { Dialog } from '../../../design/dialog';
import { focusHref } from '../figure/use-row';
import { clearComparison, compareWith, useComparison } from '../stores/comparison-store';
import { useBoard } from './board';
import styles from './compare-picker.module.css';
import { Finder } from './finder';
import type { Hit } from './use-found';

/** Chooses any two trends or brands and opens them side by side. */
export function ComparePair({ only }: { only: 'trends' | 'brands' }) {
  const board = useBoard();
  const { words } = board;
  const router = useRouter();
  const dialog = useRef<HTMLDialogElement>(null);
  const first = useComparison((tray) => tray.first);
  const field = only === 'trends' ? 'trend' : 'brand';
  const choose = (hit: Hit) => {
    const pair = compareWith(hit);
    if (!pair) return;
    dialog.current?.close();
    router.push(focusHref(board, `${field}-focus`, { [field]: pair[0].slug, with: pair[1].slug }));
  };
  const open = () => {
    clearComparison();
    dialog.current?.showModal();
  };
  return (
    <div className={styles.picker}>
      <button type="button" onClick={open}>
        {words.compare[only]}
      </button>
      <Dialog
        close={words.how.close}
        dialog={dialog}
        title={first ? `${first.label} · ${words.compare.with}` : words.compare[only]}
      >
        <Finder
          key={first?.slug}
          label={first ? words.compare.with : words.compare[only]}
          only={only}
          onChoose={choose}
        />
      </Dialog>
    </div>
  );
}
