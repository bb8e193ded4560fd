import { create } from 'zustand';

/** Pictures of the page that are picked to do something with all of them (`type:slug`), the last picked last. */
export const usePicked = create<{ items: readonly string[] }>(() => ({ items: [] }));

export const endPicking = () => usePicked.setState({ items: [] });
