import { FIGURE_ADDRESSES, type FigureAddress } from '@toile/contracts';
import { DomainError } from '@toile/platform';

/** The figure a graph's name leads to; those of the home tab are known without `/home` too. @throws DomainError graph/unknown */
export function graphAddress(graph: string | undefined): FigureAddress {
  const found = FIGURE_ADDRESSES.find(
    (address) => address === `graphs/${graph}` || address === `graphs/${graph}/home`,
  );
  if (!found) throw new DomainError('graph/unknown', `There is no graph "${graph}".`);
  return found;
}
