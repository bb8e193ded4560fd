import { randomBytes } from 'node:crypto';
import { DomainError } from '@toile/platform';
import { AskedReferenceDto } from '../questions/index.js';
import { type EmbedEntity, referenceOfEmbed } from './embed.entity.js';

/** A figure or a question that is shown elsewhere; its token is never shown again. */
export class EmbedDto extends AskedReferenceDto {
  /** @example "5f0c2a7e-1b1a-4a55-9d0f-0d6f0b2f6a11" */
  id: string;
  /** @example "2026-11-20T12:00:00.000Z" */
  created_at: string;
  /**
   * To the minute.
   * @example "2026-11-21T09:30:00.000Z"
   */
  last_used_at: string | null;
  /**
   * Null where it does not end by itself.
   * @example "2027-02-18T12:00:00.000Z"
   */
  expires_at: string | null;
}

/** A figure or a question that is shown elsewhere, with what opens it. */
export class NewEmbedDto extends EmbedDto {
  /**
   * Shown this once.
   * @example "Jx0mYw"
   */
  token: string;
  /**
   * Where it is shown, without the language; `?theme=light` or `?theme=dark` for a page that is always so.
   * @example "/data/embed/Jx0mYw"
   */
  path: string;
}

export const shownEmbed = (embed: EmbedEntity): EmbedDto => ({
  id: embed.id,
  ...referenceOfEmbed(embed),
  created_at: embed.created_at.toISOString(),
  last_used_at: embed.last_used_at?.toISOString() ?? null,
  expires_at: embed.expires_at?.toISOString() ?? null,
});

/** What is shown of it once. */
export const withToken = (embed: EmbedEntity, token: string): NewEmbedDto => ({
  ...shownEmbed(embed),
  token,
  path: `/data/embed/${token}`,
});

export const unknownEmbed = (id: string) =>
  new DomainError('embed/unknown', `There is no embedded figure "${id}".`);

export const newToken = (): string => randomBytes(24).toString('base64url');
