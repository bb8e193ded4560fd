import type { Shape } from '../../../api/operations';

/** Where the line of past values, the threshold and the days of telling stand in a box. What nobody knows leaves a gap. */
export function trialLine(
  { points, fired }: Shape<'AlertTrialDto'>,
  threshold: number,
  width: number,
  height: number,
) {
  const values = points.flatMap(({ value }) => (value === null ? [] : [value]));
  const least = Math.min(threshold, ...values);
  const most = Math.max(threshold, ...values);
  const x = (index: number) => round((index / Math.max(1, points.length - 1)) * width);
  const y = (value: number) => round(height - ((value - least) / (most - least || 1)) * height);
  let isDrawn = false;
  const path = points.map(({ value }, index) => {
    const step = value === null ? '' : `${isDrawn ? 'L' : 'M'}${x(index)} ${y(value)}`;
    isDrawn = value !== null;
    return step;
  });
  const marks = fired.map(({ at }) => x(points.findIndex((point) => point.at === at)));
  return { path: path.join(''), level: y(threshold), marks };
}

const round = (value: number) => Math.round(value * 10) / 10;
