import type { FigureNote } from '@toile/contracts';
import { FigureReferenceDto } from '../figures/index.js';
import type { SavedItems } from './domain/saved-items.state.js';

/** What a member wrote beside a figure, about a day. */
export class NoteDto extends FigureReferenceDto implements FigureNote {
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

/** A note that a command has just written. */
export function noteOf(saved: SavedItems, id: string): NoteDto {
  const note = saved.notes.find((one) => one.id === id);
  if (!note) throw new Error(`the note ${id} was not kept`);
  return note;
}
