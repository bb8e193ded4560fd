import type { ContentEntry } from '@toile/contracts';
import type { DemoCatalogue } from '../catalogue/types.js';
import { newsletters, pages, walks } from './articles.js';
import { houseMatters } from './house-matters.js';
import { members, people, streetStyles, tags } from './people.js';
import { reports } from './reports.js';
import { deskOf } from './words.js';

/** Everything beside collections and looks; the same catalogue gives the same bytes (`demo-content.spec.ts`). */
export function* demoContent(catalogue: DemoCatalogue): Iterable<ContentEntry> {
  const desk = deskOf(catalogue);
  for (const write of [people, tags, streetStyles, pages, walks, newsletters, reports, members, houseMatters])
    yield* write(desk);
}
