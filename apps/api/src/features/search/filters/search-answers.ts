import { Injectable } from '@nestjs/common';
import type { Page } from '@toile/contracts';
import type { UnderstoodDto } from '../dto/understood.dto.js';
import type { Shelf } from '../search-index/search-index.js';
import type { Search } from './index-queries.js';
import { UnderstoodQuery } from './understood.query.js';

/** A page of what was found, what it can be narrowed by where that was asked for, and how words were understood. */
export type Answer<P, F> = P & { facets?: F; understood?: UnderstoodDto };

/** Answers searches: where nothing has all that was asked for, with what the nearest search finds, which the answer names. */
@Injectable()
export class SearchAnswers {
  constructor(private readonly understood: UnderstoodQuery) {}

  async of<S extends Search, P extends Page<unknown>, F>(
    shelf: Shelf,
    search: S,
    ask: { page: (search: S) => Promise<P>; facets: (search: S) => Promise<F> },
  ): Promise<Answer<P, F>> {
    const both = (of: S) =>
      Promise.all([ask.page(of), of.facets === 'true' ? ask.facets(of) : Promise.resolve(undefined)]);
    let [page, facets] = await both(search);
    const understood = await this.understood.of(shelf, search, page.total_count);
    if (understood?.nearest) [page, facets] = await both({ ...search, search: understood.nearest.search });
    return { ...page, ...(facets && { facets }), ...(understood && { understood }) };
  }
}
