import { COMMENT_LIMITS } from '@toile/contracts';
import { IsOptional } from 'class-validator';
import { IsText } from '../../../kernel/http/dto/text.decorator.js';
import { NewCommentDto } from '../../sharing/index.js';

/** A comment on a board or on one of its pictures. */
export class NewBoardCommentDto extends NewCommentDto {
  /**
   * The picture it is about, as `type:slug`; left out where it is about the whole board.
   * @example "look:castellani-brera-fall-winter-2026-look-12"
   */
  @IsOptional()
  @IsText({ min: 1, max: COMMENT_LIMITS.about })
  about?: string;
}
