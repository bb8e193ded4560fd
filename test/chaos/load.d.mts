import type { Stage } from './stage.mjs';

/** Readers who go on whatever happens, and a member where the stage has some. */
export class Load {
  constructor(stage: Stage);
  start(): Promise<void>;
  stop(): Promise<void>;
}
