import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What a visitor answered to a poll. */
@Entity({ name: 'poll_vote' })
export class PollVoteEntity {
  @PrimaryColumn('int')
  poll_id: number;

  /** Keyed hash of the member or the session. */
  @PrimaryColumn('bytea')
  voter: Buffer;

  @Column('int')
  option_id: number;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  voted_at: Date;
}
