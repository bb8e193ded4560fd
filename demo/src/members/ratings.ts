import { createHash } from 'node:crypto';
import { demoSubject } from './members.js';

/** Those who try the demo as `free`, `student` or `subscriber` find that they have not rated anything yet. */
const RATERS = ['trend', 'team', 'canceled', 'pastdue', 'analyst', 'brand', 'editor'];
/** Out of ten: how often a member rates, and what is given. */
const OFTEN = 7;
const STARS = [5, 4, 4, 5, 3, 4, 5, 3, 4, 2];

/** What the demo's members think of these collections; the same every time. */
export function* demoRatings(collections: readonly string[]) {
  for (const collection of collections)
    for (const rater of RATERS) {
      const [often = 0, stars = 0] = createHash('sha256').update(`${rater} ${collection}`).digest();
      if (often % 10 >= OFTEN) continue;
      const by = demoSubject(`${rater}@demo.toile.test`);
      yield { by, collection, rating: STARS[stars % STARS.length] ?? 4 };
    }
}
