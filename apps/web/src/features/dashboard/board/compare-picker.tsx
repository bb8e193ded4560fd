'use client';
import { groupsText, MOST_COMPARED } from '@toile/contracts';
import { useId, useRef } from 'react';
import { Dialog } from '../../../design/dialog';
import { OpensDialog } from '../../../design/opens-dialog';
import { filled } from '../../../i18n/filled';
import { useComparedNames } from '../figure/use-compared-names';
import { type Compared, columnsOf, comparedIn, DIMENSION } from '../lib/compare-sides';
import type { FocusKind } from '../lib/focus';
import { useBoard } from './board';
import styles from './compare-picker.module.css';
import { Finder } from './finder';
import { OwnChoices } from './own-choices';
import { SaveSet } from './save-set';
import { groupOf, membersOf, useOwnSets } from './use-own-sets';

const FOUND = { trend: 'trends', brand: 'brands', season: 'seasons' } as const;
/** The one that a page of a season is set beside by its filters. */
const BY_FILTERS = 1;

/** Chooses what a trend, a brand or a season is set beside: others by name, groups, or a whole set. It stands in the address as `with`. */
export function ComparePicker({ kind }: { kind: FocusKind }) {
  const { words, full, choose, environment } = useBoard();
  const own = useOwnSets();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const chosen = comparedIn(kind, full);
  const columns = columnsOf(kind, full);
  const room = MOST_COMPARED - columns.length;
  const put = (next: readonly Compared[]) => {
    const most = MOST_COMPARED - 1 - (kind === 'season' ? BY_FILTERS : 0);
    const kept = next.slice(0, most);
    choose({
      with: kept.map(({ key }) => key).join(','),
      groups: groupsText(kept.flatMap(({ group }) => group ?? [])),
    });
  };
  const add = (more: readonly Compared[]) => {
    dialog.current?.close();
    const there = new Set(columns.map(({ key }) => key));
    put([...chosen, ...more.filter(({ key }) => !there.has(key))]);
  };
  const names = useComparedNames(kind, columns, '');
  const nameOf = ({ key }: Compared): string =>
    names[columns.findIndex((column) => column.key === key)] ?? key;
  return (
    <div className={styles.picker}>
      {room > 0 ? (
        <OpensDialog dialog={id}>
          {chosen.length > 0 ? words.compare.add : words.compare[FOUND[kind]]}
        </OpensDialog>
      ) : (
        <span>{words.compare.full}</span>
      )}
      {chosen.length > 0 && (
        <ul>
          {chosen.map((one) => (
            <li key={one.key}>
              {nameOf(one)}
              <button
                type="button"
                aria-label={filled(words.compare.takeOut, { name: nameOf(one) })}
                onClick={() => put(chosen.filter(({ key }) => key !== one.key))}
              >
                ×
              </button>
            </li>
          ))}
        </ul>
      )}
      {chosen.length > 0 && (
        <button type="button" onClick={() => put([])}>
          {words.compare.remove}
        </button>
      )}
      {columns.length > 1 && environment === 'Master' && (
        <SaveSet dimension={DIMENSION[kind]} members={columns.map(({ key }) => key)} />
      )}
      <Dialog close={words.how.close} id={id} dialog={dialog} title={words.compare.with}>
        <Finder
          label={words.compare.with}
          only={FOUND[kind]}
          onChoose={({ slug }) => add([{ key: slug, group: null }])}
        />
        <OwnChoices
          dimension={DIMENSION[kind]}
          groups={own.groups}
          sets={own.sets}
          onGroup={(group) => add([{ key: groupOf(group).key, group: groupOf(group) }])}
          onSet={(set) => {
            dialog.current?.close();
            put(membersOf(set, own.groups).filter(({ key }) => key !== full[kind]));
          }}
        />
      </Dialog>
    </div>
  );
}
