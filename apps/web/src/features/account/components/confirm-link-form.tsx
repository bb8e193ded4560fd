import { getLocale, getTranslations } from 'next-intl/server';
import type { Shape } from '../../../api/operations';
import { FormToken, SubmitButton, TextField } from '../../../forms/fields';
import form from '../../../forms/fields.module.css';
import { href } from '../../../i18n/href';
import { PROVIDERS } from '../lib/providers';
import styles from './account-page.module.css';
import { SignInForm } from './sign-in-form';

const KINDS = { verify: 'verify', 'change-email': 'changeEmail', 'link-sign-in': 'linkSignIn' } as const;

/** The words of a link's page. */
export const linkWords = ({ kind, provider }: Shape<'MailedLinkDto'>) => ({
  part: KINDS[kind],
  names: { provider: PROVIDERS[provider ?? ''] ?? '' },
});

/** The button that does what a mail's link is for, or what has to come first. */
export async function ConfirmLinkForm(props: {
  link: Shape<'MailedLinkDto'>;
  token: string;
  tokens: { confirm: string | null; signIn: string | null };
}) {
  const { link, token, tokens } = props;
  const [locale, t] = await Promise.all([getLocale(), getTranslations('member')]);
  const { part, names } = linkWords(link);
  if (link.asks === 'browser') return <p className={styles.note}>{t('links.linkSignIn.browser', names)}</p>;
  if (link.asks === 'sign-in') {
    const here = `${href(locale, 'auth_confirm', {})}?${new URLSearchParams({ token })}`;
    return (
      <>
        <p className={styles.note}>{t('links.linkSignIn.signIn')}</p>
        <SignInForm token={tokens.signIn} error="" redirect={here} />
      </>
    );
  }
  return (
    <form method="post" action={href(locale, 'auth_confirm', {})} className={form.form}>
      <FormToken token={tokens.confirm} />
      <input type="hidden" name="token" value={token} />
      {link.asks === 'password' && (
        <TextField
          label={t('password.own')}
          name="password"
          type="password"
          autoComplete="current-password"
          maxLength={128}
          required
        />
      )}
      <SubmitButton>{link.signs_in ? t('links.verify.signIn') : t(`links.${part}.submit`)}</SubmitButton>
    </form>
  );
}
