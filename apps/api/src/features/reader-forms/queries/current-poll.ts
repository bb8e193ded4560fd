import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Locale } from '@toile/contracts';
import type { PollResultDto } from '../poll.dto.js';
import { isClosed, Polls } from '../polls.js';

/** The newest poll that is open, as it stands; null when there is none. */
export class CurrentPoll extends Query<PollResultDto | null> {
  constructor(
    readonly voter: Buffer,
    readonly locale: Locale,
  ) {
    super();
  }
}

@QueryHandler(CurrentPoll)
export class CurrentPollHandler implements IQueryHandler<CurrentPoll> {
  constructor(private readonly polls: Polls) {}

  async execute({ voter, locale }: CurrentPoll): Promise<PollResultDto | null> {
    const open = (await this.polls.all()).filter((poll) => !isClosed(poll));
    const [newest] = open.sort((a, b) => b.id - a.id);
    return newest ? this.polls.result(newest, voter, locale) : null;
  }
}
