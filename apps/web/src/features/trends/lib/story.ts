import type { Shape } from '../../../api/operations';

type FigureRow = Pick<
  Shape<'FigureRowDto'>,
  'label' | 'tag_name' | 'value' | 'points' | 'suppressed' | 'low_base'
>;
type Trend = Pick<Shape<'TrendDto'>, 'slug' | 'name' | 'looks_count' | 'share' | 'previous_share'>;

/** A trend of the story; shares are parts of the season's looks, 0 to 1. */
export interface Told {
  slug: string;
  name: string;
  share: number;
  before: number;
}

/** A trend that fewer looks have is no story. */
const FEWEST_LOOKS = 10;
/** Below this part of the looks a trend was hardly seen. */
const HARDLY = 0.01;
/** So many of each are told. */
const MOST = 3;

/** The leading rows of a figure of shares, which are in percent there; rows that are not shown, or rest on little, are no story. */
export const toldByFigure = (rows: readonly FigureRow[]): Told[] =>
  rows
    .flatMap(({ label, tag_name, value, points, suppressed, low_base }) =>
      tag_name === null || value === null || points === null || suppressed || low_base
        ? []
        : [
            {
              slug: tag_name,
              name: label,
              share: value / 100,
              // One decimal in percent, as the figure says them.
              before: Math.max(0, Math.round((value - points) * 10) / 1000),
            },
          ],
    )
    .slice(0, MOST);

/** What moved most among the season's leading trends, for seasons whose figures are not everybody's. */
export function toldByTrends(trends: readonly Trend[], way: 'rose' | 'fell'): Told[] {
  const sign = way === 'rose' ? 1 : -1;
  return trends
    .flatMap(({ slug, name, share, previous_share: before, looks_count }) =>
      before === null || looks_count < FEWEST_LOOKS || (share - before) * sign <= 0
        ? []
        : [{ slug, name, share, before }],
    )
    .sort((a, b) => (b.share - b.before - (a.share - a.before)) * sign)
    .slice(0, MOST);
}

/** Leading trends of the season that were hardly seen the year before, the largest first. */
export const hardlySeenBefore = (trends: readonly Trend[]): Trend[] =>
  trends
    .filter(
      ({ previous_share: before, share, looks_count }) =>
        before !== null && before < HARDLY && before < share / 4 && looks_count >= FEWEST_LOOKS,
    )
    .slice(0, MOST);

/** How many times its share of the year before a trend has, to one decimal; null where that says little. */
export function timesOf({ share, before }: Told): number | null {
  if (before < HARDLY) return null;
  const times = Math.round((share / before) * 10) / 10;
  return times >= 1.5 ? times : null;
}
