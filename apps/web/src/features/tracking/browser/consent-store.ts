import { CONSENT_KEY, type Consent, consentOf } from '../lib/consent';
import { forgetIdentifiers } from './identifiers';
import { storage } from './storage';

export function currentConsent(): Consent {
  const control = (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
  return consentOf(storage().getItem(CONSENT_KEY), control);
}

/** Keeps the reader's answer. A refusal also forgets what identified them. */
export function answerConsent(answer: 'yes' | 'no'): void {
  storage().setItem(CONSENT_KEY, answer);
  if (answer === 'no') forgetIdentifiers();
}
