import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import world from 'world-atlas/countries-110m.json';

/** Made once, when the app is built. */
export const dynamic = 'force-static';

/** A tenth of a degree is a third of a pixel on the widest map. */
const rounded = (value: unknown): unknown =>
  typeof value === 'number' ? Math.round(value * 10) / 10 : Array.isArray(value) ? value.map(rounded) : value;

const ANTARCTICA = '010';

/** The countries of the world as GeoJSON, each with its ISO 3166-1 numeric code; from Natural Earth, 1:110 million. */
export function GET(): Response {
  const topology = world as unknown as Topology<{ countries: GeometryCollection }>;
  const { features } = feature(topology, topology.objects.countries);
  const shapes = features
    .filter(({ id }) => id !== ANTARCTICA)
    .map(({ id, geometry }) => ({
      type: 'Feature',
      properties: { id: String(id ?? ''), name: String(id ?? '') },
      geometry: { ...geometry, coordinates: rounded('coordinates' in geometry ? geometry.coordinates : []) },
    }));
  return Response.json(
    { type: 'FeatureCollection', features: shapes },
    { headers: { 'cache-control': 'public, max-age=604800' } },
  );
}
