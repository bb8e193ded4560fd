import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Moodboards } from '../moodboards.js';
import { DeleteMoodboard } from './delete-moodboard.command.js';

@CommandHandler(DeleteMoodboard)
export class DeleteMoodboardHandler implements ICommandHandler<DeleteMoodboard> {
  constructor(private readonly moodboards: Moodboards) {}

  execute({ caller, slug }: DeleteMoodboard) {
    return this.moodboards.decide(slug, caller, { type: 'Delete', at: caller.metadata.occurredAt });
  }
}
