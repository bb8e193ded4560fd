import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';

/** Where a reader was in a listing when they left it. */
export interface Place {
  /** The pages that were there, first and last. */
  from: number;
  to: number;
  /** Which card stood how far from the top of the screen. */
  anchor: { href: string; top: number } | null;
  /** Where the link led that had the focus. */
  focused: string | null;
}

interface Places {
  /** By the address a listing was left at, for as long as the tab is open. */
  places: readonly (readonly [address: string, place: Place])[];
}

/** So many listings are found again; the oldest give way. */
const MOST = 20;

export const usePlaces = create<Places>()(
  persist((): Places => ({ places: [] }), {
    name: 'listings',
    storage: createJSONStorage(() => sessionStorage),
    // One that an older version wrote has another form.
    version: 1,
  }),
);

export function keepPlace(address: string, place: Place): void {
  usePlaces.setState(({ places }) => ({
    places: [...places.filter(([other]) => other !== address), [address, place] as const].slice(-MOST),
  }));
}

export const placeAt = (address: string): Place | undefined =>
  usePlaces.getState().places.find(([other]) => other === address)?.[1];
