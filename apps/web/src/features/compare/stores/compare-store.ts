import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';

/** A look or a collection in the tray. */
export interface Compared {
  kind: 'look' | 'collection';
  slug: string;
  label: string;
  /** File name of its picture. */
  image: string;
}

/** More do not stand side by side. */
export const MOST = 6;

/** What the reader wants to compare: looks or collections, kept by this browser from page to page. */
export const useCompare = create(
  persist(() => ({ items: [] as readonly Compared[] }), {
    name: 'compare',
    storage: createJSONStorage(() => localStorage),
    // The server draws pages without knowing; the tray reads it once it is there.
    skipHydration: true,
  }),
);

export const isCompared = (items: readonly Compared[], { kind, slug }: Pick<Compared, 'kind' | 'slug'>) =>
  items.some((item) => item.kind === kind && item.slug === slug);

/**
 * The tray after something was put in, or taken out where it is in already. Looks and collections are not compared with each
 * other: one of the other kind begins anew. @returns null where it is full
 */
export function toggled(items: readonly Compared[], item: Compared): readonly Compared[] | null {
  if (isCompared(items, item)) return items.filter(({ slug }) => slug !== item.slug);
  const same = items.filter(({ kind }) => kind === item.kind);
  return same.length >= MOST ? null : [...same, item];
}

/** What another tab put in or took out must be known before anything is changed. */
export const readCompared = () => void useCompare.persist?.rehydrate();

/** @returns whether there was room */
export function toggleCompared(item: Compared): boolean {
  readCompared();
  const items = toggled(useCompare.getState().items, item);
  if (items) useCompare.setState({ items });
  return items !== null;
}

export const emptyTray = () => useCompare.setState({ items: [] });
