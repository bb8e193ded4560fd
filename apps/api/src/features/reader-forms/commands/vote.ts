import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { InjectRepository } from '@nestjs/typeorm';
import type { Locale } from '@toile/contracts';
import { DomainError } from '@toile/platform';
import { Type } from 'class-transformer';
import { IsInt, Max, Min } from 'class-validator';
import { Repository } from 'typeorm';
import { PollVoteEntity } from '../entities/poll-vote.entity.js';
import type { PollResultDto } from '../poll.dto.js';
import { isClosed, Polls } from '../polls.js';

const LARGEST = 2_147_483_647;

/** A visitor's vote. */
export class VoteDto {
  /**
   * Number of the poll.
   * @example 1
   */
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(LARGEST)
  poll: number;

  /**
   * Number of the option.
   * @example 1
   */
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(LARGEST)
  option: number;
}

/** Gives or changes a visitor's vote. */
export class Vote extends Command<PollResultDto> {
  constructor(
    readonly vote: VoteDto,
    readonly voter: Buffer,
    readonly locale: Locale,
  ) {
    super();
  }
}

@CommandHandler(Vote)
export class VoteHandler implements ICommandHandler<Vote> {
  constructor(
    @InjectRepository(PollVoteEntity) private readonly votes: Repository<PollVoteEntity>,
    private readonly polls: Polls,
  ) {}

  /** @throws DomainError poll/unknown, poll-option/invalid, poll/conflict when it is closed */
  async execute({ vote: { poll: id, option }, voter, locale }: Vote): Promise<PollResultDto> {
    const poll = (await this.polls.all()).find((one) => one.id === id);
    if (!poll) throw new DomainError('poll/unknown', `There is no poll ${id}.`);
    if (!poll.options.some((one) => one.id === option))
      throw new DomainError('poll-option/invalid', `The poll has no option ${option}.`);
    if (isClosed(poll)) throw new DomainError('poll/conflict', 'This poll is closed.');
    const vote = { poll_id: id, voter, option_id: option, voted_at: new Date() };
    await this.votes.upsert(vote, ['poll_id', 'voter']);
    return this.polls.result(poll, voter, locale);
  }
}
