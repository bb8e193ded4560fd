import { getTranslations } from 'next-intl/server';
import styles from './account-page.module.css';

const DONE = {
  register: 'register',
  verify: 'verify',
  verified: 'verified',
  'change-email': 'changeEmail',
  reset: 'reset',
  profile: 'profile',
  password: 'password',
  email: 'email',
  verification: 'verification',
  session: 'session',
  erased: 'erased',
  'link-sign-in': 'linkSignIn',
} as const;
const ERRORS = [
  ...(['unauthenticated', 'throttled', 'forbidden', 'conflict', 'expired', 'invalid'] as const),
  ...(['unavailable', 'unverified', 'refused', 'mailed'] as const),
] as const;

/** Why somebody was asked to sign in (`security_request_authentication`). */
const MESSAGES = ['subscribe', 'checkout', 'seat'] as const;

/** What the answer to a form, or a link in a mail, led here to say: `?done=`, `?error=` or `?message=`. */
export async function Note({ given }: { given: Record<string, string | string[] | undefined> }) {
  const t = await getTranslations('member');
  const one = (key: string) => [given[key] ?? ''].flat()[0] ?? '';
  const [done, error] = [one('done'), one('error')];
  if (error) {
    const known = ERRORS.find((name) => name === error) ?? 'other';
    return (
      <p role="alert" className={styles.note} data-kind="error">
        {t(`errors.${known}`)}
      </p>
    );
  }
  const message = MESSAGES.find((name) => name === one('message'));
  const isDone = Object.hasOwn(DONE, done);
  if (!isDone && !message) return null;
  return (
    <p role="status" className={styles.note}>
      {message && !isDone
        ? t(`messages.${message satisfies (typeof MESSAGES)[number]}`)
        : t(`done.${DONE[done as keyof typeof DONE]}`)}
    </p>
  );
}
