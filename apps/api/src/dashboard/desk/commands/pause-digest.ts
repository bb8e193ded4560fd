import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Caller } from '../../../event-store/caller.decorator.js';
import { Desks } from '../desks.js';
import { type DigestDto, shownDigest } from '../digest/digest.dto.js';

/** A member pauses their weekly letter, or lets it go on. */
export class PauseDigest extends Command<DigestDto> {
  constructor(
    readonly caller: Caller,
    readonly paused: boolean,
  ) {
    super();
  }
}

@CommandHandler(PauseDigest)
export class PauseDigestHandler implements ICommandHandler<PauseDigest> {
  constructor(private readonly desks: Desks) {}

  /** @throws DomainError digest/unknown */
  async execute({ caller, paused }: PauseDigest): Promise<DigestDto> {
    const at = caller.metadata.occurredAt.toISOString();
    const command = paused ? ({ type: 'PauseDigest' } as const) : ({ type: 'ResumeDigest', at } as const);
    return shownDigest((await this.desks.decide(caller, command)).digest);
  }
}
