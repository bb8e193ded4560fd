type Point = readonly number[];

/** Half of a turn: no edge of a country is as wide. */
const HALF_TURN = 180;

const crosses = (ring: readonly Point[]): boolean =>
  ring.some(
    (point, index) => Math.abs((point[0] ?? 0) - (ring[index - 1]?.[0] ?? point[0] ?? 0)) > HALF_TURN,
  );

/**
 * A ring as it lies on a flat map. One that crosses the antimeridian would run across the whole map and back; it becomes
 * two, each cut off at its own edge.
 */
export function planarRings(ring: readonly Point[]): Point[][] {
  if (!crosses(ring)) return [[...ring]];
  const east = ring.map(([x = 0, y = 0]) => [Math.min(HALF_TURN, x < 0 ? x + 2 * HALF_TURN : x), y]);
  const west = ring.map(([x = 0, y = 0]) => [Math.max(-HALF_TURN, x > 0 ? x - 2 * HALF_TURN : x), y]);
  return [east, west];
}
