'use client';
import { groupsText, isGroupKey } from '@toile/contracts';
import { useRouter } from 'next/navigation';
import { useRef } from 'react';
import { Dialog } from '../../../design/dialog';
import { focusHref } from '../figure/use-row';
import { DIMENSION } from '../lib/compare-sides';
import { clearComparison, compareWith, useComparison } from '../stores/comparison-store';
import { useBoard } from './board';
import styles from './compare-picker.module.css';
import { Finder } from './finder';
import { OwnChoices } from './own-choices';
import type { Hit } from './use-found';
import { membersOf, type OwnSet, useOwnSets } from './use-own-sets';

const NO_GROUPS: readonly never[] = [];

/** Chooses any two trends or brands, or a whole set of the reader's, and opens them side by side. */
export function ComparePair({ only }: { only: 'trends' | 'brands' }) {
  const board = useBoard();
  const { words } = board;
  const router = useRouter();
  const dialog = useRef<HTMLDialogElement>(null);
  const first = useComparison((tray) => tray.first);
  const field = only === 'trends' ? 'trend' : 'brand';
  const own = useOwnSets();
  // A page is about one of them; a group alone has none.
  const sets = own.sets.filter(({ members }) => members.some(({ key }) => !isGroupKey(key)));
  const choose = (hit: Hit) => {
    const pair = compareWith(hit);
    if (!pair) return;
    dialog.current?.close();
    router.push(focusHref(board, `${field}-focus`, { [field]: pair[0].slug, with: pair[1].slug }));
  };
  const chooseSet = (set: OwnSet) => {
    const members = membersOf(set, own.groups);
    const about = members.find(({ group }) => group === null);
    const others = members.filter((member) => member !== about);
    dialog.current?.close();
    const beside = {
      with: others.map(({ key }) => key).join(','),
      groups: groupsText(others.flatMap(({ group }) => group ?? [])),
    };
    router.push(focusHref(board, `${field}-focus`, { [field]: about?.key ?? '', ...beside }));
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
        {!first && (
          <OwnChoices
            dimension={DIMENSION[field]}
            groups={NO_GROUPS}
            sets={sets}
            onGroup={() => {}}
            onSet={chooseSet}
          />
        )}
      </Dialog>
    </div>
  );
}
