/** How a share moved: `points` are percentage points, rounded to one decimal; null without a figure to compare with. */
export type Change = { direction: 'up' | 'down' | 'same'; points: number } | null;

export function changeOf(share: number, previous: number | null): Change {
  if (previous === null) return null;
  const points = Math.round((share - previous) * 1000) / 10;
  if (points === 0) return { direction: 'same', points: 0 };
  return { direction: points > 0 ? 'up' : 'down', points: Math.abs(points) };
}
