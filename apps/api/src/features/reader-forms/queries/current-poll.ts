import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Locale } from '@toile/contracts';
import type { PollResultDto } from '../poll.dto.js';
import { isClosed, type Poll, Polls } from '../polls.js';

/** So long a poll that is closed shows how it ended, where no other is open. */
const TOLD_MS = 7 * 24 * 3600_000;

/** The newest poll that is open, else the one that closed last within a week, as it stands; null when there is none. */
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
    const polls = (await this.polls.all()).sort((a, b) => b.id - a.id);
    const ends = (poll: Poll) => Date.parse(poll.closes_at ?? '');
    const ended = polls.filter((poll) => isClosed(poll) && ends(poll) > Date.now() - TOLD_MS);
    const newest = polls.find((poll) => !isClosed(poll)) ?? ended.sort((a, b) => ends(b) - ends(a))[0];
    return newest ? this.polls.result(newest, voter, locale) : null;
  }
}
