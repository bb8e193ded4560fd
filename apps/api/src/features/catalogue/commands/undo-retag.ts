import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Caller } from '../../../kernel/event-store/caller.decorator.js';
import type { RetagProgressDto } from '../dto/retag-progress.dto.js';
import { Retags } from './retags.js';

/** The looks of a retagging get the tags they had. */
export class UndoRetag extends Command<RetagProgressDto> {
  constructor(
    readonly caller: Caller,
    readonly id: string,
  ) {
    super();
  }
}

@CommandHandler(UndoRetag)
export class UndoRetagHandler implements ICommandHandler<UndoRetag> {
  constructor(private readonly retags: Retags) {}

  /** @throws DomainError retag/unknown, retag/conflict while it is under way */
  async execute({ caller, id }: UndoRetag): Promise<RetagProgressDto> {
    const { collections, added, removed } = await this.retags.progress(id);
    const { commandId, metadata } = caller;
    const commands = collections.map((collection) => ({
      collection,
      command: { type: 'UndoRetag' as const, collection, retag: id },
    }));
    return this.retags.begin(id, { commandId, metadata, commands }, true, { added, removed });
  }
}
