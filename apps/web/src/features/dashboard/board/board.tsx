'use client';
import { usePathname, useSearchParams } from 'next/navigation';
import { createContext, type ReactNode, useCallback, useContext, useMemo } from 'react';
import { type BoardScope, changed, full, readScope, scopeQuery } from '../lib/board-scope';
import type { BoardSetup } from '../lib/board-setup';

/** What pages put in from outside: into the head of every figure, among the tools of the page, beside an answer, below a forecast and a series. */
export interface BoardExtras {
  figure?: ReactNode;
  page?: ReactNode;
  answer?: ReactNode;
  concept?: ReactNode;
  series?: ReactNode;
}
export interface Board extends BoardSetup {
  extras: BoardExtras;
  /** What the address says now. */
  scope: BoardScope;
  /** The same with what it leaves unsaid. */
  full: BoardScope;
  /** What need not be said in this page's address; a season's own page always says which. */
  unsaid: BoardScope;
  /** Puts changes in the address; figures follow it. */
  choose(changes: BoardScope): void;
  /** The whole scope at once, without changing the page. */
  show(scope: BoardScope): void;
}

const NONE: BoardExtras = {};
const BoardContext = createContext<Board | null>(null);

/** The board of one figure outside of the dashboard: its scope is its own, whatever the address says, and nobody changes it. */
export function FigureBoard(props: { setup: BoardSetup; scope: BoardScope; children: ReactNode }) {
  const { setup, scope, children } = props;
  const board = useMemo((): Board => {
    const { defaults } = setup;
    const stays = () => undefined;
    const said = { scope, full: full(scope, defaults) };
    return { ...setup, ...said, extras: NONE, unsaid: defaults, choose: stays, show: stays };
  }, [setup, scope]);
  return <BoardContext value={board}>{children}</BoardContext>;
}

/** What every part of a dashboard page shares: words, options, and the scope in the address. */
export function BoardProvider(props: {
  setup: BoardSetup;
  extras?: BoardExtras | undefined;
  children: ReactNode;
}) {
  const { setup, children, extras = NONE } = props;
  const query = useSearchParams();
  const path = usePathname();
  const { defaults } = setup;
  const text = query.toString();
  const scope = useMemo(() => readScope(new URLSearchParams(text)), [text]);
  const isOfSeason = path.endsWith('/season-focus');
  const unsaid = useMemo(
    (): BoardScope => (isOfSeason ? { ...defaults, season: '' } : defaults),
    [isOfSeason, defaults],
  );
  const show = useCallback(
    (next: BoardScope) => window.history.pushState(null, '', path + scopeQuery(next, unsaid)),
    [path, unsaid],
  );
  const choose = useCallback(
    // Of the address itself: a second choice may come before the first one is drawn.
    (changes: BoardScope) => show(changed(readScope(new URLSearchParams(window.location.search)), changes)),
    [show],
  );
  const board = useMemo(
    () => ({ ...setup, extras, scope, full: full(scope, defaults), unsaid, choose, show }),
    [setup, extras, scope, defaults, unsaid, choose, show],
  );
  return <BoardContext value={board}>{children}</BoardContext>;
}

/** @throws Error outside a `BoardProvider` */
export function useBoard(): Board {
  const board = useContext(BoardContext);
  if (!board) throw new Error('this part belongs inside a BoardProvider');
  return board;
}
