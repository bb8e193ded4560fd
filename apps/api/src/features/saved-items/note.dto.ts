import { IntersectionType } from '@nestjs/swagger';
import type { FigureNote } from '@toile/contracts';
import { FigureReferenceDto } from '../figures/index.js';
import { SharedWithDto } from './shared-with.dto.js';

/** What a member wrote beside a figure, about a day. */
export class NoteDto extends IntersectionType(FigureReferenceDto, SharedWithDto) implements FigureNote {
  /** @example "3f1c0a9be2d45f60" */
  id: string;
  /** @example "2026-09-24" */
  date: string;
  /**
   * Null once the member is erased.
   * @example "The strike began."
   */
  text: string | null;
  /** @example "2026-11-20T12:00:00.000Z" */
  created_at: string;
}
