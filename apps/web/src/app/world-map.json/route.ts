import type { Geometry, Position } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import world from 'world-atlas/countries-110m.json';
import { planarRings } from './planar';

/** Made once, when the app is built. */
export const dynamic = 'force-static';

const ANTARCTICA = '010';

/** A tenth of a degree is a third of a pixel on the widest map. */
const rounded = (ring: Position[]): Position[] =>
  ring.map((point) => point.map((value) => Math.round(value * 10) / 10));

function polygonsOf(geometry: Geometry): Position[][][] {
  const polygons =
    geometry.type === 'Polygon'
      ? [geometry.coordinates]
      : geometry.type === 'MultiPolygon'
        ? geometry.coordinates
        : [];
  return polygons.flatMap(([outer = [], ...holes]) => {
    const [whole = outer, ...rest] = planarRings(rounded(outer)) as Position[][];
    return [[whole, ...holes.map(rounded)], ...rest.map((ring) => [ring])];
  });
}

/** The countries of the world as GeoJSON, each with its ISO 3166-1 numeric code; from Natural Earth, 1:110 million. */
export function GET(): Response {
  const topology = world as unknown as Topology<{ countries: GeometryCollection }>;
  const { features } = feature(topology, topology.objects.countries);
  const shapes = features
    .filter(({ id }) => id !== ANTARCTICA)
    .map(({ id, geometry }) => ({
      type: 'Feature',
      properties: { id: String(id ?? ''), name: String(id ?? '') },
      geometry: { type: 'MultiPolygon', coordinates: polygonsOf(geometry) },
    }));
  return Response.json(
    { type: 'FeatureCollection', features: shapes },
    { headers: { 'cache-control': 'public, max-age=604800' } },
  );
}
