import { FIGURE_ADDRESSES, type Figure, type FigureAddress } from '@toile/contracts';
import type { Ask } from './ask-toile.js';
import { compare, type Difference } from './compare.js';
import { compute, filtersOf } from './compute.js';
import type { Database } from './database.js';
import { COMPUTATIONS } from './figures.js';
import type { Scope } from './scopes.js';

/** How one figure in one scope came out. */
export interface Outcome {
  figure: FigureAddress;
  filters: Readonly<Record<string, string>>;
  rows: number;
  differences: Difference[];
  /** Why it was not recomputed. */
  omitted?: string;
}

/** Asks for every figure of the register, or for these, in every scope, counts it anew from the facts, and compares. */
export async function* recount(
  database: Database,
  ask: Ask,
  scopes: readonly Scope[],
  figures: readonly FigureAddress[] = FIGURE_ADDRESSES,
): AsyncGenerator<Outcome> {
  const seen = new Set<string>();
  for (const figure of figures) {
    const computations = COMPUTATIONS[figure];
    if (typeof computations === 'string') {
      yield { figure, filters: {}, rows: 0, differences: [], omitted: computations };
      continue;
    }
    for (const scope of scopes)
      for (const computation of computations) {
        const filters = filtersOf(figure, computation, scope);
        // What a figure does not obey makes two scopes one.
        const question = `${figure}?${new URLSearchParams(filters)}`;
        if (seen.has(question)) continue;
        seen.add(question);
        const answer = await ask(figure, filters);
        if (isOfDemo(figure, filters, answer)) {
          yield { figure, filters, rows: 0, differences: [], omitted: OF_DEMO };
          continue;
        }
        const computed = await compute(database, computation, filters);
        yield {
          figure,
          filters,
          rows: computed.rows.length,
          differences: compare(computation, answer, computed),
        };
      }
  }
}

const OF_DEMO = 'the Demo answers its last season here: sign in to compare the last 30 days';

/** Of the last 30 days where no season is asked for, but not for who has not signed in. */
const isOfDemo = (
  figure: FigureAddress,
  { season }: Readonly<Record<string, string>>,
  { meta }: Figure,
): boolean => figure === 'graphs/most-searched/home' && !season && meta.window.to < meta.as_of.slice(0, 10);
