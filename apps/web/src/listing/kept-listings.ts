/** A page of results as it was drawn. */
export interface Batch {
  page: number;
  html: string;
}
/** A listing as its reader left it: what was loaded, and which card stood how far from the top of the screen. */
export interface KeptListing {
  batches: Batch[];
  anchor: { href: string; top: number } | null;
  /** The link that had the focus. */
  focused: string | null;
}

const KEY = 'listings';
/** A listing of many pages weighs a megabyte, and browsers keep about five. */
const MOST = 3;

type Kept = [address: string, listing: KeptListing][];

/** Keeps a listing for the time its reader comes back to this address; the oldest give way. */
export function keepListing(storage: Storage, address: string, listing: KeptListing): void {
  let kept: Kept = [...read(storage).filter(([other]) => other !== address), [address, listing]];
  kept = kept.slice(-MOST);
  while (kept.length > 0) {
    try {
      storage.setItem(KEY, JSON.stringify(kept));
      return;
    } catch {
      // No room: the oldest goes first, and one that is too large is not kept at all.
      kept = kept.slice(1);
    }
  }
  storage.removeItem(KEY);
}

export function keptListing(storage: Storage, address: string): KeptListing | null {
  return read(storage).find(([other]) => other === address)?.[1] ?? null;
}

function read(storage: Storage): Kept {
  try {
    return JSON.parse(storage.getItem(KEY) ?? '[]') as Kept;
  } catch {
    return [];
  }
}
