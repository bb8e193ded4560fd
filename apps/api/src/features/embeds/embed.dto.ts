import { FigureReferenceDto } from '../figures/index.js';
import type { EmbedEntity } from './embed.entity.js';

/** A figure that is shown elsewhere; its token is never shown again. */
export class EmbedDto extends FigureReferenceDto {
  /** @example "5f0c2a7e-1b1a-4a55-9d0f-0d6f0b2f6a11" */
  id: string;
  /** @example "2026-11-20T12:00:00.000Z" */
  created_at: string;
  /**
   * To the minute.
   * @example "2026-11-21T09:30:00.000Z"
   */
  last_used_at: string | null;
}

export const shownEmbed = (embed: EmbedEntity): EmbedDto => ({
  id: embed.id,
  figure: embed.figure,
  filters: embed.filters,
  created_at: embed.created_at.toISOString(),
  last_used_at: embed.last_used_at?.toISOString() ?? null,
});
