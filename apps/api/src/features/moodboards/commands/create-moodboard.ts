import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { MOODBOARD_NAME_LENGTH } from '@toile/contracts';
import type { Caller } from '../../../kernel/event-store/caller.decorator.js';
import { IsText } from '../../../kernel/http/dto/text.decorator.js';
import { type MediaKeyDto, MediaLookup } from '../../catalogue/index.js';
import type { MoodboardCreationWithItemDto } from '../moodboard.dto.js';
import { newBoardToken, slugFor } from '../moodboard-stream.js';
import { Moodboards } from '../moodboards.js';

/** The name of a board. */
export class NameMoodboardDto {
  /** @example "Denim" */
  @IsText({ min: 1, max: MOODBOARD_NAME_LENGTH })
  name: string;
}

/** Makes a board, with a first picture if one is given. */
export class CreateMoodboard extends Command<MoodboardCreationWithItemDto> {
  constructor(
    readonly caller: Caller,
    readonly name: string,
    readonly first?: MediaKeyDto,
  ) {
    super();
  }
}

@CommandHandler(CreateMoodboard)
export class CreateMoodboardHandler implements ICommandHandler<CreateMoodboard> {
  constructor(
    private readonly moodboards: Moodboards,
    private readonly media: MediaLookup,
  ) {}

  /** @throws DomainError media/unknown */
  async execute({ caller, name, first }: CreateMoodboard) {
    const create = { type: 'Create', name, token: newBoardToken() } as const;
    const image_filename = first && (await this.media.image(first.type, first.slug));
    const slug = slugFor(caller.subject, caller.commandId);
    const { moodboard, added, token } = await this.moodboards.decide(
      slug,
      caller,
      image_filename ? { ...create, first: { ...first, image_filename } } : create,
    );
    return { moodboard: { ...moodboard, token: token ?? '' }, added };
  }
}
