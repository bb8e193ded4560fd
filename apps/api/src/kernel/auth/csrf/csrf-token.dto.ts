import { API_CSRF_ID } from '@toile/contracts';
import { Matches } from 'class-validator';

/** What a token is for. */
export class CsrfTokenIdDto {
  /** `api` for every JSON write; forms have ids of their own. */
  @Matches(/^[a-z0-9_-]{1,60}$/)
  id: string = API_CSRF_ID;
}

/** A token for the header `X-CSRF-Token` or the field `_token`. */
export class CsrfTokenDto {
  /** @example "api" */
  id: string;
  /** @example "m5x2k8zq.3q2_ZkPZ0p0yX2Zt0yqf3u5uT0v0m1i0l7s4d2k9h1o" */
  token: string;
  /** @example "2026-11-20T14:00:00.000Z" */
  expires_at: string;
}
