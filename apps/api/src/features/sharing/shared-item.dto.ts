import { ApiProperty } from '@nestjs/swagger';
import {
  COMMENT_LIMITS,
  COMMENTED_KINDS,
  type CommentedKind,
  ITEM_CHANGES,
  type ItemChange,
  READER_ROLES,
  type ReaderRole,
  SHARED_ROLES,
  type SharedRole,
} from '@toile/contracts';
import { ArrayMaxSize, IsInt, IsString, Max, MaxLength, Min } from 'class-validator';
import { IsFormList } from '../../kernel/http/dto/form-list.decorator.js';
import { IsOneOf } from '../../kernel/http/dto/one-of.decorator.js';
import { IsText } from '../../kernel/http/dto/text.decorator.js';

/** Somebody on the same subscription. */
export class ColleagueDto {
  /** @example "m-3f1c0a9be2d45f60" */
  id: string;
  /** @example "Ada Renard" */
  name: string;
}

/** What somebody said about an item. */
export class CommentDto {
  /** @example "3f1c0a9be2d45f60" */
  id: string;
  /** Null where they are no colleague any more. */
  author: ColleagueDto | null;
  /** @example "Look at March again." */
  text: string;
  /** Who was told by mail. */
  mentions: ColleagueDto[];
  /** @example "2026-11-20T12:00:00.000Z" */
  at: string;
  /**
   * The picture of a board it is about, as `type:slug`; null where it is about all of it.
   * @example "look:castellani-brera-fall-winter-2026-look-12"
   */
  about: string | null;
  /** Whether its words were changed since. */
  edited: boolean;
  /** Whether the reader may change its words. */
  editable: boolean;
  /** Whether the reader may take it away. */
  removable: boolean;
}

/** Who else sees something that a member keeps, and what they said about it. */
export class SharedItemDto {
  @ApiProperty({ enum: [...COMMENTED_KINDS] })
  kind: CommentedKind;
  /** @example "3f1c0a9be2d45f60" */
  id: string;
  /** @example "Milan" */
  name: string;
  owner: ColleagueDto;
  /** What the reader may do with it. */
  @ApiProperty({ enum: [...READER_ROLES] })
  role: ReaderRole;
  /** Whether the reader may say something about it. */
  may_comment: boolean;
  /** What colleagues may do with it; null where it is not shared. */
  @ApiProperty({ enum: [...SHARED_ROLES], nullable: true })
  shared: SharedRole | null;
  /** Who can be mentioned. */
  colleagues: ColleagueDto[];
  comments: CommentDto[];
}

/** What colleagues of the owner's subscription may do. */
export class SharingDto {
  @IsOneOf(SHARED_ROLES)
  role: SharedRole;
}

/** A comment, and whom it is for. */
export class NewCommentDto {
  /** @example "Look at March again." */
  @IsText({ min: 1, max: COMMENT_LIMITS.text })
  text: string;

  /**
   * Ids of colleagues, who get it by mail, too.
   * @example ["m-3f1c0a9be2d45f60"]
   */
  @IsFormList()
  @ArrayMaxSize(COMMENT_LIMITS.mentions)
  @IsString({ each: true })
  @MaxLength(100, { each: true })
  mentions: string[] = [];
}

/** Other words for a comment. */
export class EditedCommentDto {
  /** @example "Look at March again." */
  @IsText({ min: 1, max: COMMENT_LIMITS.text })
  text: string;
}

/** One change of an item. */
export class ItemVersionDto {
  /** By which it is restored. */
  version: number;
  /** @example "2026-11-20T12:00:00.000Z" */
  at: string;
  /** Null where they are no colleague any more. */
  by: ColleagueDto | null;
  @ApiProperty({ enum: [...ITEM_CHANGES] })
  change: ItemChange;
  /** What it was called or said from then on. */
  text: string | null;
}

/** The newest change first. */
export class ItemHistoryDto {
  results: ItemVersionDto[];
}

/** Which version is to be had again. */
export class RestoreDto {
  /** @example 3 */
  @IsInt()
  @Min(1)
  @Max(1_000_000)
  version: number;
}

/** A comment in which the reader is mentioned. */
export class MentionDto {
  @ApiProperty({ enum: [...COMMENTED_KINDS] })
  kind: CommentedKind;
  /** Of what it is about. */
  id: string;
  /** @example "Milan" */
  name: string;
  by: ColleagueDto | null;
  text: string;
  at: string;
}

/** The newest first. */
export class MentionsDto {
  results: MentionDto[];
}
