import { create } from 'zustand';
import { CONSENT_KEY, type Consent, consentOf } from '../lib/consent';
import { forgetIdentifiers } from './identifiers';
import { storage } from './storage';

interface ConsentState {
  /** The reader's answer, as this page knows it; null until the browser has been asked. */
  consent: Consent | null;
  /** Whether the banner asks now. */
  isAsking: boolean;
}

export const useConsent = create<ConsentState>(() => ({ consent: null, isAsking: false }));

/** The answer that stands now, also when another tab has given it. */
export function currentConsent(): Consent {
  const control = (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
  return consentOf(storage().getItem(CONSENT_KEY), control);
}

/** Reads the answer anew and asks where there is none. */
export function readConsent(): void {
  const consent = currentConsent();
  useConsent.setState({ consent, isAsking: consent === 'unasked' });
}

/** Asks again, as "privacy choices" does. */
export function askConsent(): void {
  useConsent.setState({ isAsking: true });
}

/** Keeps the reader's answer. A refusal also forgets what identified them. */
export function answerConsent(answer: 'yes' | 'no'): void {
  storage().setItem(CONSENT_KEY, answer);
  if (answer === 'no') forgetIdentifiers();
  useConsent.setState({ consent: currentConsent(), isAsking: false });
}
