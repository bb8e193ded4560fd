import type { TokenScope } from '@toile/contracts';
import type { ApiTokenEntity } from './api-token.entity.js';

/** A token of a member, which is never shown again. */
export class ApiTokenDto {
  /** @example "5f0c2a7e-1b1a-4a55-9d0f-0d6f0b2f6a11" */
  id: string;
  /** @example "Notebook" */
  name: string;
  /** What it opens: parts of the dashboard, and the member’s boards. */
  scopes: TokenScope[];
  /** @example "2026-11-20T12:00:00.000Z" */
  created_at: string;
  /** @example "2027-02-18T12:00:00.000Z" */
  expires_at: string;
  /**
   * To the minute.
   * @example "2026-11-20T12:00:00.000Z"
   */
  last_used_at: string | null;
}

export const shownToken = (token: ApiTokenEntity): ApiTokenDto => ({
  id: token.id,
  name: token.name,
  scopes: token.scopes,
  created_at: token.created_at.toISOString(),
  expires_at: token.expires_at.toISOString(),
  last_used_at: token.last_used_at?.toISOString() ?? null,
});
