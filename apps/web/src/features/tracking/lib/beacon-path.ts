import { type ArgumentsOf, addressOf, type PathWith } from '../../../api/operations';

type Beacon = Extract<PathWith<'post'>, `/api/tts/${string}` | '/api/affiliation/purchase'>;
type Names<P extends Beacon> = ArgumentsOf<'post', P> extends { path: infer N } ? N : Record<string, never>;

/** Where a beacon goes. */
export const beaconPath = <P extends Beacon>(path: P, names: Names<P>): string =>
  addressOf(path, { path: names });
