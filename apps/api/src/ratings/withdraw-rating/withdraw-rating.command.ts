import { Command } from '@nestjs/cqrs';
import type { Caller } from '../../event-store/caller.decorator.js';

/** A member takes their rating back. */
export class WithdrawRating extends Command<void> {
  constructor(
    readonly caller: Caller,
    readonly id: number,
  ) {
    super();
  }
}
