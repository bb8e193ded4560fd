export type Consent = 'yes' | 'no' | 'unasked';

/** Where the answer is kept. */
export const CONSENT_KEY = 'consent';

/** The reader's answer; a browser that sends Global Privacy Control has answered no. */
export function consentOf(kept: string | null, globalPrivacyControl: boolean): Consent {
  if (globalPrivacyControl) return 'no';
  return kept === 'yes' || kept === 'no' ? kept : 'unasked';
}
