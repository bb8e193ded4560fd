import { lookViews } from './look-views.js';
import type { Rollup } from './rollup.js';

/** Every rollup of topic `tracking`. */
export const ROLLUPS: readonly Rollup[] = [lookViews];
