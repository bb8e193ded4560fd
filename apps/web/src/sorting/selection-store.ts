import { create } from 'zustand';

/** What is chosen of a list of pictures, for what is then done with all of it together. */
interface Selection {
  /** Slug of the board or collection it is of. Null while nothing can be chosen. */
  of: string | null;
  keys: ReadonlySet<string>;
}

const NOTHING: ReadonlySet<string> = new Set();

export const useSelection = create<Selection>(() => ({ of: null, keys: NOTHING }));

/** What is chosen of this list; null when nothing of it can be chosen now. */
export const useSelectionOf = (list: string) => useSelection(({ of, keys }) => (of === list ? keys : null));

/** Begins to choose from a list, with nothing or with these. Only one list is chosen from at a time. */
export const select = (list: string, keys: Iterable<string> = []) =>
  useSelection.setState({ of: list, keys: new Set(keys) });

/** Takes one in or out. */
export const toggleSelected = (list: string, key: string) =>
  useSelection.setState(({ of, keys }) => {
    const next = new Set(of === list ? keys : NOTHING);
    if (!next.delete(key)) next.add(key);
    return { of: list, keys: next };
  });

/** Ends choosing from a list; another one's selection stays. */
export const endSelection = (list: string) =>
  useSelection.setState((now) => (now.of === list ? { of: null, keys: NOTHING } : now));
