import { create } from 'zustand';
import { persist } from 'zustand/middleware';

/** What was searched for on this device, the last first; nobody else is told. */
interface Recent {
  searches: readonly string[];
}

const MOST = 6;

export const useRecentSearches = create<Recent>()(
  persist((): Recent => ({ searches: [] }), { name: 'searches', version: 1 }),
);

export function keepSearch(text: string): void {
  const isOther = (one: string) => one.toLowerCase() !== text.toLowerCase();
  useRecentSearches.setState(({ searches }) => ({
    searches: [text, ...searches.filter(isOther)].slice(0, MOST),
  }));
}

export function forgetSearches(): void {
  useRecentSearches.setState({ searches: [] });
}
