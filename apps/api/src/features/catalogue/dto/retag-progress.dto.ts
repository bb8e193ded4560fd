import { PageDto } from '../../../kernel/http/dto/page.dto.js';

/** How far a retagging is. */
export class RetagProgressDto {
  /** @example "5f0c2a7e-1b1a-4a55-9d0f-0d6f0b2f6a11" */
  id: string;
  /** @example "running" */
  status: 'running' | 'done' | 'failed';
  /**
   * Collections that have been gone through, of all that are meant.
   * @example 20
   */
  done: number;
  /** @example 410 */
  total: number;
  /**
   * Looks that have other tags than before.
   * @example 3120
   */
  changed: number;
  /**
   * Looks that kept their tags, since two people were tagging them unseen by each other.
   * @example 3
   */
  left_out: number;
  undone: boolean;
  /** @example "2026-11-24T09:12:31.000Z" */
  started_at: string;
  /**
   * Tags that looks were to get; none of a retagging that is older than this field.
   * @example ["mohair"]
   */
  added: string[];
  /**
   * Tags that looks were to lose; none of a retagging that is older than this field.
   * @example ["wool"]
   */
  removed: string[];
}

/** Retaggings, the newest first. */
export class RetagListDto extends PageDto {
  results: RetagProgressDto[];
}
