import { defineTask, HandlesTask, NoPayload, type TaskHandler } from '../../../kernel/jobs/task.js';
import { MoodboardsReadModel } from '../read-models/moodboards.read-model.js';
import { OwnPictures } from './own-pictures.js';

export const SWEEP_OWN_PICTURES = defineTask('sweep-own-pictures', NoPayload, { schedule: '35 * * * *' });

/** Lets pictures go that no board has shown for 30 days, and the files of members who are erased. */
@HandlesTask(SWEEP_OWN_PICTURES)
export class SweepOwnPicturesHandler implements TaskHandler<NoPayload> {
  constructor(
    private readonly readModel: MoodboardsReadModel,
    private readonly pictures: OwnPictures,
  ) {}

  async handle(): Promise<void> {
    await this.pictures.sweep(await this.readModel.ownPictures());
  }
}
