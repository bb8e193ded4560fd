import { Command } from '@nestjs/cqrs';
import type { Reference } from '@toile/contracts';
import type { Caller } from '../../event-store/caller.decorator.js';

export interface RetagProgress {
  id: string;
  status: 'running' | 'done' | 'failed';
  /** Collections that have been gone through, of all that are meant. */
  done: number;
  total: number;
  /** Looks that have other tags than before. */
  changed: number;
  undone: boolean;
}

/** An editor gives looks of any number of collections other tags. */
export class RetagLooks extends Command<RetagProgress> {
  constructor(
    readonly caller: Caller,
    readonly looks: readonly string[],
    readonly add: readonly Reference[],
    readonly remove: readonly string[],
  ) {
    super();
  }
}

/** The looks of a retagging get the tags they had. */
export class UndoRetag extends Command<RetagProgress> {
  constructor(
    readonly caller: Caller,
    readonly id: string,
  ) {
    super();
  }
}
