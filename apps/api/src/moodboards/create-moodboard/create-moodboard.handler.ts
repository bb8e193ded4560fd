import { randomBytes } from 'node:crypto';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { MediaLookup } from '../../catalogue/media-lookup.js';
import { slugFor } from '../moodboard-stream.js';
import { Moodboards } from '../moodboards.js';
import { CreateMoodboard } from './create-moodboard.command.js';

@CommandHandler(CreateMoodboard)
export class CreateMoodboardHandler implements ICommandHandler<CreateMoodboard> {
  constructor(
    private readonly moodboards: Moodboards,
    private readonly media: MediaLookup,
  ) {}

  async execute({ caller, name, first }: CreateMoodboard) {
    const picture = first && { ...first, image_filename: await this.media.image(first.type, first.slug) };
    const create = {
      type: 'Create',
      name,
      token: newBoardToken(),
      ...(picture ? { first: picture } : {}),
    } as const;
    const { moodboard, added, token } = await this.moodboards.decide(
      slugFor(caller.subject, caller.commandId),
      caller,
      create,
    );
    return { moodboard: { ...moodboard, token: token ?? '' }, added };
  }
}

/** Of a public page: 128 bits. */
export function newBoardToken(): string {
  return randomBytes(16).toString('base64url');
}
