import { pathOf } from '@toile/contracts';
import { getLocale, getTranslations } from 'next-intl/server';
import type { Shape } from '../../../api/operations';
import { FormToken, SubmitButton } from '../../../forms/fields';
import form from '../../../forms/fields.module.css';
import { JobAndCountry } from '../../../forms/personal-fields';
import { SentForm } from '../../../forms/sent-form';
import { sentWords } from '../../../forms/sent-words';
import { href } from '../../../i18n/href';

type Told = Pick<Shape<'SignedInUserDto'>, 'job' | 'country'>;

/** Whether a member has said what they do and where. */
export const hasTold = ({ job, country }: Told): boolean => job !== null && country !== null;

/** What the form of sign-up does not ask: what a member does and where, for figures by occupation. Nobody must answer. */
export async function WhoYouAre({ user, token }: { user: Shape<'SignedInUserDto'>; token: string | null }) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('account')]);
  return (
    <SentForm
      action={href(locale, 'user_account_update', {})}
      json={{ method: 'PATCH', path: pathOf('api_user_update', { slug: user.slug }) }}
      words={await sentWords(t('update.done'))}
      className={form.form}
      label={t('about.title')}
      refresh
    >
      <FormToken token={token} />
      <JobAndCountry job={user.job ?? ''} country={user.country ?? ''} asked={false} />
      <SubmitButton>{t('update.submit')}</SubmitButton>
    </SentForm>
  );
}
