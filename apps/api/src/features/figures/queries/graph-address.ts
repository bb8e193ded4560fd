import { FIGURE_ADDRESSES, type FigureAddress } from '@toile/contracts';
import { DomainError } from '@toile/platform';

const GRAPHS = FIGURE_ADDRESSES.filter((address) => address.startsWith('graphs/'));
const nameOf = (address: string) => address.split('/')[1] ?? '';
/** Names of graphs, and of those of the home tab. */
export const GRAPH_NAMES = GRAPHS.map(nameOf);
export const HOME_GRAPH_NAMES = GRAPHS.filter((address) => address.endsWith('/home')).map(nameOf);

/** The figure a graph's name leads to; those of the home tab are known without `/home` too. @throws DomainError graph/unknown */
export function graphAddress(graph: string | undefined): FigureAddress {
  const found = FIGURE_ADDRESSES.find(
    (address) => address === `graphs/${graph}` || address === `graphs/${graph}/home`,
  );
  if (!found) throw new DomainError('graph/unknown', `There is no graph "${graph}".`);
  return found;
}
