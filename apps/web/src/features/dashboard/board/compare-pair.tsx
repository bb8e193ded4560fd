'use client';
import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { focusHref } from '../figure/use-row';
import { useBoard } from './board';
import styles from './compare-picker.module.css';
import { Finder } from './finder';
import { Sheet } from './sheet';
import type { Hit } from './use-found';

/** Chooses any two trends or houses and opens them side by side. */
export function ComparePair({ only }: { only: 'trends' | 'brands' }) {
  const board = useBoard();
  const { words } = board;
  const router = useRouter();
  const dialog = useRef<HTMLDialogElement>(null);
  const [first, setFirst] = useState<Hit | null>(null);
  const field = only === 'trends' ? 'trend' : 'brand';
  const choose = (hit: Hit) => {
    if (!first) return setFirst(hit);
    dialog.current?.close();
    setFirst(null);
    router.push(focusHref(board, `${field}-focus`, { [field]: first.slug, with: hit.slug }));
  };
  const open = () => {
    setFirst(null);
    dialog.current?.showModal();
  };
  return (
    <div className={styles.picker}>
      <button type="button" onClick={open}>
        {words.compare[only]}
      </button>
      <Sheet dialog={dialog} title={first ? `${first.label} · ${words.compare.with}` : words.compare[only]}>
        <Finder
          key={first?.slug}
          label={first ? words.compare.with : words.compare[only]}
          only={only}
          onChoose={choose}
          autoFocus
        />
      </Sheet>
    </div>
  );
}
