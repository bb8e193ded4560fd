import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Caller } from '../../../kernel/event-store/caller.decorator.js';
import type { MediaKeyDto } from '../../catalogue/index.js';
import type { MoodboardCreationWithItemDto } from '../moodboard.dto.js';
import { MoodboardsReadModel } from '../read-models/moodboards.read-model.js';
import { AddLook } from './add-look.js';
import { CreateMoodboard } from './create-moodboard.js';

/** Puts a picture on the member's board of that name, which is made unless it is there. */
export class AddToNamedMoodboard extends Command<{ answer: MoodboardCreationWithItemDto; isNew: boolean }> {
  constructor(
    readonly caller: Caller,
    readonly name: string,
    readonly item: MediaKeyDto,
  ) {
    super();
  }
}

@CommandHandler(AddToNamedMoodboard)
export class AddToNamedMoodboardHandler implements ICommandHandler<AddToNamedMoodboard> {
  constructor(
    private readonly commands: CommandBus,
    private readonly readModel: MoodboardsReadModel,
  ) {}

  /** @throws DomainError media/unknown, moodboard-size/invalid */
  async execute({ caller, name, item }: AddToNamedMoodboard) {
    const existing = await this.readModel.named(caller.subject, name);
    if (!existing)
      return { answer: await this.commands.execute(new CreateMoodboard(caller, name, item)), isNew: true };
    const { moodboard, added } = await this.commands.execute(new AddLook(caller, existing.slug, item));
    return { answer: { moodboard: { ...moodboard, token: existing.token ?? '' }, added }, isNew: false };
  }
}
