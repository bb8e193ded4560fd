import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { MediaLookup } from '../../catalogue/media-lookup.js';
import { Moodboards } from '../moodboards.js';
import { AddLook } from './add-look.command.js';

@CommandHandler(AddLook)
export class AddLookHandler implements ICommandHandler<AddLook> {
  constructor(
    private readonly moodboards: Moodboards,
    private readonly media: MediaLookup,
  ) {}

  async execute({ caller, slug, item }: AddLook) {
    const image_filename = await this.media.image(item.type, item.slug);
    return this.moodboards.decide(slug, caller, { type: 'AddLook', picture: { ...item, image_filename } });
  }
}
