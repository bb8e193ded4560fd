'use client';
import { useRouter } from 'next/navigation';
import { type ReactNode, useId, useRef } from 'react';
import { Dialog } from '../../../design/dialog';
import { OpensDialog } from '../../../design/opens-dialog';
import { href } from '../../../i18n/href';
import { useKeys } from '../../../reader/use-keys';
import { focusHref } from '../figure/use-row';
import { kept, scopeQuery, withoutFilters } from '../lib/board-scope';
import { useBoard } from './board';
import styles from './board-tools.module.css';
import { Finder } from './finder';
import { Permalink } from './permalink';
import { Shortcuts } from './shortcuts';
import type { Hit } from './use-found';

const FOCUS_OF = { trends: 'trend', brands: 'brand', seasons: 'season' } as const;

/** Search, shortcuts and the permanent link of a page, with their keys. `children` are further tools of the whole page. */
export function BoardTools(props: {
  children?: ReactNode;
  /** Whether filters are all that the address says, so that it can be pinned. */
  isPinnable: boolean;
}) {
  const { children, isPinnable } = props;
  const board = useBoard();
  const { words, scope, locale, defaults, show } = board;
  const router = useRouter();
  const id = useId();
  const search = useRef<HTMLDialogElement>(null);
  const help = useRef<HTMLDialogElement>(null);
  const link = useRef<HTMLButtonElement>(null);
  const tab = (slug: string) => () =>
    router.push(href(locale, 'data_dashboard_show', { slug }) + scopeQuery(kept(scope), defaults));
  const isOn = useKeys({
    '?': () => help.current?.showModal(),
    '/': () => search.current?.showModal(),
    o: tab('home'),
    t: tab('trends'),
    b: tab('brands'),
    s: tab('seasons'),
    f: () => document.querySelector<HTMLElement>('#filters select')?.focus(),
    r: () => show(withoutFilters(scope)),
    l: () => link.current?.click(),
  });
  const open = ({ dimension, slug }: Hit) => {
    search.current?.close();
    const kind = FOCUS_OF[dimension];
    router.push(focusHref(board, `${kind}-focus`, { [kind]: slug }));
  };
  return (
    <div className={styles.tools}>
      <OpensDialog dialog={`${id}-search`} aria-keyshortcuts="/">
        {words.search.open} <Key>/</Key>
      </OpensDialog>
      {isPinnable && <Permalink button={link} />}
      {children}
      {board.extras.page}
      <OpensDialog dialog={`${id}-help`} aria-keyshortcuts="?">
        {words.keys.open} <Key>?</Key>
      </OpensDialog>
      <Dialog close={words.how.close} id={`${id}-search`} dialog={search} title={words.search.title}>
        <Finder label={words.search.title} onChoose={open} />
      </Dialog>
      <Dialog close={words.how.close} id={`${id}-help`} dialog={help} title={words.keys.title}>
        <Shortcuts keys={isOn} />
      </Dialog>
    </div>
  );
}

/** The key is said by `aria-keyshortcuts` already. */
const Key = ({ children }: { children: string }) => (
  <span className={styles.key} aria-hidden="true">
    {children}
  </span>
);
