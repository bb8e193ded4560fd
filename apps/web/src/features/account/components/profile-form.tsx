import { LOCALES, pathOf } from '@toile/contracts';
import { getLocale, getTranslations } from 'next-intl/server';
import type { Shape } from '../../../api/operations';
import { CheckField, ChoiceField, FormToken, SubmitButton, TextField } from '../../../forms/fields';
import form from '../../../forms/fields.module.css';
import { JobAndCountry, NameFields } from '../../../forms/personal-fields';
import { SentForm } from '../../../forms/sent-form';
import { sentWords } from '../../../forms/sent-words';
import { href } from '../../../i18n/href';
import { hasTold } from './who-you-are';

/** Name, occupation, language, and whether the newsletter comes. */
export async function ProfileForm({ user, token }: { user: Shape<'SignedInUserDto'>; token: string | null }) {
  const [locale, t, member] = await Promise.all([
    getLocale(),
    getTranslations('account'),
    getTranslations('member'),
  ]);
  return (
    <SentForm
      action={href(locale, 'user_account_update', {})}
      json={{ method: 'PATCH', path: pathOf('api_user_update', { slug: user.slug }) }}
      words={await sentWords(t('update.done'))}
      className={form.form}
      label={member('sections.profile')}
      refresh
    >
      <FormToken token={token} />
      <NameFields firstName={user.first_name} lastName={user.last_name} />
      {hasTold(user) && <JobAndCountry job={user.job ?? ''} country={user.country ?? ''} asked={false} />}
      <div className={form.pair}>
        <TextField
          label={t('fields.company')}
          name="company"
          autoComplete="organization"
          maxLength={200}
          defaultValue={user.company ?? ''}
        />
        <ChoiceField
          label={t('fields.locale')}
          name="locale"
          value={user.locale}
          choices={LOCALES.map((value) => ({
            value,
            label: new Intl.DisplayNames(value, { type: 'language' }).of(value) ?? value,
          }))}
        />
      </div>
      {/* A box that is not ticked does not travel; of two values the last one counts. */}
      <input type="hidden" name="newsletter" value="false" />
      <CheckField label={t('register.newsletter')} name="newsletter" checked={user.newsletter} />
      <SubmitButton>{t('update.submit')}</SubmitButton>
    </SentForm>
  );
}
