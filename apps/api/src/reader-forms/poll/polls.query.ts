import { Inject, Injectable } from '@nestjs/common';
import type { ContentOf, Locale, PollResult } from '@toile/contracts';
import { DomainError } from '@toile/platform';
import type pg from 'pg';
import { ContentQuery } from '../../content/content.query.js';
import { POOL } from '../../tokens.js';
import { shares } from './shares.js';

type Poll = ContentOf<'poll'>;
const isClosed = (poll: Poll) => poll.closes_at !== null && poll.closes_at <= new Date().toISOString();

@Injectable()
export class Polls {
  constructor(
    @Inject(POOL) private readonly pool: pg.Pool,
    private readonly content: ContentQuery,
  ) {}

  /** The newest poll that is open; undefined when there is none. */
  async current(): Promise<Poll | undefined> {
    const polls = (await this.content.all('poll')).map(({ doc }) => doc);
    return polls.filter((poll) => !isClosed(poll)).sort((a, b) => b.id - a.id)[0];
  }

  /**
   * Gives or changes a visitor's vote.
   * @throws DomainError poll/unknown, poll-option/invalid, poll/conflict when it is closed
   */
  async vote(id: number, option: number, voter: Buffer): Promise<Poll> {
    const poll = (await this.content.all('poll')).find(({ doc }) => doc.id === id)?.doc;
    if (!poll) throw new DomainError('poll/unknown', `There is no poll ${id}.`);
    if (!poll.options.some((one) => one.id === option))
      throw new DomainError('poll-option/invalid', `The poll has no option ${option}.`);
    if (isClosed(poll)) throw new DomainError('poll/conflict', 'This poll is closed.');
    await this.pool.query(
      `INSERT INTO poll_vote (poll_id, voter, option_id) VALUES ($1, $2, $3)
       ON CONFLICT (poll_id, voter) DO UPDATE SET option_id = excluded.option_id, voted_at = now()
       WHERE poll_vote.option_id <> excluded.option_id`,
      [id, voter, option],
    );
    return poll;
  }

  /** How the votes stand, and what this visitor said, in the reader's language where there are words for it. */
  async result(poll: Poll, voter: Buffer, locale: Locale): Promise<PollResult> {
    const words = locale === 'en' ? undefined : poll.translations?.[locale];
    const { rows } = await this.pool.query<{ option_id: number; votes: number; mine: boolean }>(
      `SELECT option_id, count(*)::int AS votes, coalesce(bool_or(voter = $2), false) AS mine
       FROM poll_vote WHERE poll_id = $1 GROUP BY option_id`,
      [poll.id, voter],
    );
    const counts = poll.options.map(({ id }) => rows.find((row) => row.option_id === id)?.votes ?? 0);
    const percent = shares(counts);
    return {
      poll: poll.id,
      question: words?.question ?? poll.question,
      closes_at: poll.closes_at,
      closed: isClosed(poll),
      total: counts.reduce((sum, count) => sum + count, 0),
      mine: rows.find((row) => row.mine)?.option_id ?? null,
      options: poll.options.map((option, index) => ({
        id: option.id,
        label: words?.labels[index] ?? option.label,
        votes: counts[index] ?? 0,
        percent: percent[index] ?? 0,
      })),
    };
  }
}
