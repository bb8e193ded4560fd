import type { BeaconKind } from '@toile/contracts';
import { ValidationError } from '@toile/platform';

/** What the path of a beacon says of it. */
export interface Destination {
  kind: BeaconKind;
  target: string;
  /** Named by the path; wins over the field. */
  event?: string;
}

const ROUTE_NAME = /^[a-z0-9_.-]{1,100}$/;
const SLUG = /^[a-z0-9][a-z0-9-]{0,199}$/;
const EVENT = /^[a-z][a-z0-9_-]{0,63}$/;

/** Paths that take a beacon, as Fastify writes them, and what their parameters must look like. */
export const DESTINATIONS: readonly { path: string; kind: BeaconKind; target?: RegExp }[] = [
  { path: '/api/tts/page/:target', kind: 'page', target: ROUTE_NAME },
  { path: '/api/tts/media/:target', kind: 'media', target: SLUG },
  { path: '/api/tts/streetstyle/:target', kind: 'streetstyle', target: SLUG },
  { path: '/api/tts/photos/:target/:event', kind: 'photos', target: ROUTE_NAME },
  { path: '/api/tts/click', kind: 'click' },
  { path: '/api/tts/outbound', kind: 'outbound' },
  { path: '/api/tts/report', kind: 'report' },
  { path: '/api/affiliation/purchase', kind: 'purchase' },
];

/** The destination of a request to one of `DESTINATIONS`. @throws ValidationError for parameters that cannot be one */
export function destinationOf(
  route: (typeof DESTINATIONS)[number],
  params: { target?: string; event?: string },
): Destination {
  const wrong = [
    ...(route.target?.test(params.target ?? '') === false ? ['target'] : []),
    ...(params.event !== undefined && !EVENT.test(params.event) ? ['event'] : []),
  ];
  if (wrong.length > 0) {
    throw new ValidationError(
      wrong.map((name) => ({ propertyPath: `params.${name}`, message: 'cannot be one', code: 'pattern' })),
    );
  }
  const { kind } = route;
  return {
    kind,
    target: params.target ?? '',
    ...(params.event === undefined ? {} : { event: params.event }),
  };
}

const BY_PREFIX = DESTINATIONS.map((route) => ({ route, segments: route.path.split('/') }));

/** The destination a path names, for events that come in a batch. @throws ValidationError when no beacon goes there */
export function destinationOfPath(path: unknown): Destination {
  const given = typeof path === 'string' ? path.split('/') : [];
  for (const { route, segments } of BY_PREFIX) {
    if (segments.length !== given.length) continue;
    if (!segments.every((segment, index) => segment.startsWith(':') || segment === given[index])) continue;
    const params = segments.flatMap((segment, index) =>
      segment.startsWith(':') ? [[segment.slice(1), decoded(given[index] ?? '')]] : [],
    );
    return destinationOf(route, Object.fromEntries(params));
  }
  throw new ValidationError([{ propertyPath: 'path', message: 'takes no beacon', code: 'path' }]);
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    // Fits no pattern, so it is refused like any other wrong parameter.
    return '%';
  }
}
