/** Fields of a photo beacon: slugs with commas between them, and how many they are. */
export interface Photos {
  photos: string;
  count: string;
}

/** The field takes 8,192 characters (`BeaconDto` of ingest), and a beacon 200 pictures. */
const LONGEST = 8_000;
const MOST = 200;

/** Pictures that were seen on a page and not reported yet; each counts once a page. */
export class PhotoBatch {
  readonly #seen = new Set<string>();
  #waiting: string[] = [];

  add(slug: string): true {
    if (!this.#seen.has(slug)) this.#waiting.push(slug);
    this.#seen.add(slug);
    return true;
  }

  /** What waits, in as many beacons as it needs; nothing waits afterwards. */
  take(): Photos[] {
    const beacons: string[][] = [];
    let length = LONGEST;
    for (const slug of this.#waiting) {
      if (length + slug.length + 1 > LONGEST || beacons.at(-1)?.length === MOST) {
        beacons.push([]);
        length = 0;
      }
      beacons.at(-1)?.push(slug);
      length += slug.length + 1;
    }
    this.#waiting = [];
    return beacons.map((slugs) => ({ photos: slugs.join(','), count: String(slugs.length) }));
  }
}
