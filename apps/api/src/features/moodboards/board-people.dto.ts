import { ApiProperty } from '@nestjs/swagger';
import {
  BOARD_INVITATION_FITS,
  BOARD_READER_ROLES,
  BOARD_ROLES,
  type BoardInvitationFit,
  type BoardReaderRole,
  type BoardRole,
} from '@toile/contracts';

/** Somebody on a board. */
export class BoardMemberDto {
  /** @example "m-3f1c0a9be2d45f60" */
  id: string;
  /** @example "Ada Renard" */
  name: string;
}

/** Somebody on the board of another member, and what they may do. */
export class BoardPersonDto extends BoardMemberDto {
  @ApiProperty({ enum: [...BOARD_ROLES] })
  role: BoardRole;
  /** Whether it is the reader. */
  you: boolean;
}

const INVITATION_STATES = ['waiting', 'over', 'declined'] as const;

/** An invitation as the owner of the board sees it. */
export class SentInvitationDto {
  /** @example "3f1c0a9be2d45f60" */
  id: string;
  /** @example "grace@example.com" */
  email: string;
  @ApiProperty({ enum: [...BOARD_ROLES] })
  role: BoardRole;
  /**
   * Until when it can be accepted.
   * @example "2026-12-11T10:00:00.000Z"
   */
  until: string;
  @ApiProperty({ enum: [...INVITATION_STATES] })
  state: (typeof INVITATION_STATES)[number];
}

/** Who is on a board. */
export class BoardPeopleDto {
  /** What the reader may do with it. */
  @ApiProperty({ enum: [...BOARD_READER_ROLES] })
  role: BoardReaderRole;
  owner: BoardMemberDto;
  people: BoardPersonDto[];
  /** Told to the owner alone. */
  invitations: SentInvitationDto[];
  /** Whether the reader gets a mail where they are mentioned. */
  mention_mails: boolean;
}

/** An invitation as whoever has its link sees it. */
export class BoardInvitationDto {
  /** @example "Denim" */
  board: string;
  /** @example "Ada Renard" */
  by: string;
  @ApiProperty({ enum: [...BOARD_ROLES] })
  role: BoardRole;
  /** @example "2026-12-11T10:00:00.000Z" */
  until: string;
  /** Whether the reader may accept it, and what is in the way. */
  @ApiProperty({ enum: [...BOARD_INVITATION_FITS] })
  fits: BoardInvitationFit;
}

/** A board that was joined. */
export class JoinedBoardDto {
  /** @example "5f1c2d3e4a5b6c7d" */
  slug: string;
}
