import { type BeaconKind, SLUG } from '@toile/contracts';
import { ValidationError } from '@toile/platform';

/** What the path of a beacon says of it. */
export interface Destination {
  kind: BeaconKind;
  target: string;
  /** Named by the path; wins over the field. */
  event?: string;
}

type PathKind = Exclude<BeaconKind, 'search'>;

export const ROUTE_NAME = /^[a-z0-9_.-]{1,100}$/;
export const EVENT = /^[a-z][a-z0-9_-]{0,63}$/;

/** What targets must look like; the other kinds have none. */
const TARGETS: Partial<Record<PathKind, RegExp>> = {
  page: ROUTE_NAME,
  media: SLUG,
  streetstyle: SLUG,
  photos: ROUTE_NAME,
};

/** The destination of a beacon of a kind. @throws ValidationError for a target or an event that cannot be one */
export function destinationOf(
  kind: PathKind,
  { target = '', event }: { target?: string; event?: string } = {},
): Destination {
  const wrong = [
    ...(TARGETS[kind]?.test(target) === false ? ['target'] : []),
    ...(event !== undefined && !EVENT.test(event) ? ['event'] : []),
  ];
  if (wrong.length === 0) return event === undefined ? { kind, target } : { kind, target, event };
  throw new ValidationError(
    wrong.map((name) => ({ propertyPath: `params.${name}`, message: 'cannot be one', code: 'pattern' })),
  );
}

const PATH =
  /^\/api\/(?:tts\/(?:(?<one>page|media|streetstyle)\/(?<target>[^/]+)|photos\/(?<route>[^/]+)\/(?<event>[^/]+)|(?<bare>click|outbound|report))|affiliation\/(?<purchase>purchase))$/;

/** The destination a path names, for events that come in a batch. @throws ValidationError when no beacon goes there */
export function destinationOfPath(path: unknown): Destination {
  const found = typeof path === 'string' ? PATH.exec(path)?.groups : undefined;
  if (!found) throw new ValidationError([{ propertyPath: 'path', message: 'takes no beacon', code: 'path' }]);
  const { one, target, route, event, bare, purchase } = found;
  if (route) return destinationOf('photos', { target: decoded(route), event: decoded(event ?? '') });
  return destinationOf((one ?? bare ?? purchase) as PathKind, { target: decoded(target ?? '') });
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    // Fits no pattern, so it is refused like any other wrong parameter.
    return '%';
  }
}
