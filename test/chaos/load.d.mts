import type { Stage } from './stage.mjs';

/** Readers who go on whatever happens, and a member where the stage has some. */
export class Load {
  constructor(stage: Stage);
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** Somebody signed in by the api alone. */
export class Member {
  constructor(url: string, email?: string);
  signIn(): Promise<boolean>;
  send(method: string, path: string, data?: object): Promise<{ ok: boolean; status: number; body?: unknown }>;
}

/** @returns whether the beacon was answered 204 */
export function sendBeacon(url: string, look: string, id: string): Promise<boolean>;
