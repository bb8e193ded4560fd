import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { ContentOf, Locale } from '@toile/contracts';
import { Repository } from 'typeorm';
import { apportion } from '../../kernel/apportion.js';
import { inLanguage } from '../../kernel/http/in-language.js';
import { ContentQuery } from '../catalogue/index.js';
import { PollVoteEntity } from './entities/poll-vote.entity.js';
import type { PollResultDto } from './poll.dto.js';

export type Poll = ContentOf<'poll'>;
export const isClosed = (poll: Poll) => poll.closes_at !== null && poll.closes_at <= new Date().toISOString();

/** Polls, which are content, and how they stand. */
@Injectable()
export class Polls {
  constructor(
    @InjectRepository(PollVoteEntity) private readonly votes: Repository<PollVoteEntity>,
    private readonly content: ContentQuery,
  ) {}

  async all(): Promise<Poll[]> {
    return (await this.content.all('poll')).map(({ doc }) => doc);
  }

  /** How the votes stand, and what this visitor said, in the reader's language where there are words for it. */
  async result(poll: Poll, voter: Buffer, locale: Locale): Promise<PollResultDto> {
    const { question, labels } = inLanguage(poll, locale);
    const rows = await this.votes
      .createQueryBuilder('vote')
      .select('vote.option_id', 'option_id')
      .addSelect('count(*)::int', 'votes')
      .addSelect('coalesce(bool_or(vote.voter = :voter), false)', 'mine')
      .where({ poll_id: poll.id })
      .setParameter('voter', voter)
      .groupBy('vote.option_id')
      .getRawMany<{ option_id: number; votes: number; mine: boolean }>();
    const counts = poll.options.map(({ id }) => rows.find((row) => row.option_id === id)?.votes ?? 0);
    const percent = apportion(100, counts);
    return {
      poll: poll.id,
      question,
      closes_at: poll.closes_at,
      closed: isClosed(poll),
      total: counts.reduce((sum, count) => sum + count, 0),
      mine: rows.find((row) => row.mine)?.option_id ?? null,
      options: poll.options.map((option, index) => ({
        id: option.id,
        label: labels?.[index] ?? option.label,
        votes: counts[index] ?? 0,
        percent: percent[index] ?? 0,
      })),
    };
  }
}
