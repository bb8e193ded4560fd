import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Caller } from '../../../kernel/event-store/caller.decorator.js';
import { type MediaKeyDto, MediaLookup } from '../../catalogue/index.js';
import type { MoodboardChangeDto } from '../moodboard.dto.js';
import { Moodboards } from '../moodboards.js';

/** Puts a look or a street-style picture on a board. */
export class AddLook extends Command<MoodboardChangeDto> {
  constructor(
    readonly caller: Caller,
    readonly slug: string,
    readonly item: MediaKeyDto,
  ) {
    super();
  }
}

@CommandHandler(AddLook)
export class AddLookHandler implements ICommandHandler<AddLook> {
  constructor(
    private readonly moodboards: Moodboards,
    private readonly media: MediaLookup,
  ) {}

  /** @throws DomainError media/unknown, moodboard-size/invalid */
  async execute({ caller, slug, item }: AddLook) {
    const image_filename = await this.media.image(item.type, item.slug);
    return this.moodboards.change(slug, caller, { type: 'AddLook', picture: { ...item, image_filename } });
  }
}
