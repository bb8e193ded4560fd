import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Moodboards } from '../moodboards.js';
import { BringBack } from './bring-back.command.js';

@CommandHandler(BringBack)
export class BringBackHandler implements ICommandHandler<BringBack> {
  constructor(private readonly moodboards: Moodboards) {}

  async execute({ caller, slug, version }: BringBack) {
    const content = await this.moodboards.boardOf(slug, caller.subject, version);
    return this.moodboards.decide(slug, caller, { type: 'BringBack', content });
  }
}
