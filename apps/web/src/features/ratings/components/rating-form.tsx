import { getLocale, getTranslations } from 'next-intl/server';
import type { Shape } from '../../../api/operations';
import { FormToken, LongTextField, SubmitButton } from '../../../forms/fields';
import { SentForm } from '../../../forms/sent-form';
import { sentWords } from '../../../forms/sent-words';
import { href } from '../../../i18n/href';
import { STARS } from '../lib/shares';
import styles from './rating.module.css';
import { Star } from './star';

/** Gives, changes and withdraws the reader's own rating; posts as it is where there are no scripts. */
export async function RatingForm(props: {
  collection: string;
  mine: Shape<'OwnRatingDto'> | null;
  token: string;
}) {
  const { collection, mine, token } = props;
  const [locale, t] = await Promise.all([getLocale(), getTranslations('ratings')]);
  const action = href(locale, 'collection_rating', { slug: collection });
  // Drawn anew when the rating becomes another one: what is checked would stay checked otherwise.
  const key = mine ? `${mine.id} ${mine.rating} ${mine.comment}` : 'none';
  return (
    <>
      <SentForm
        key={key}
        action={action}
        words={await sentWords(t(mine ? 'done.changed' : 'done.given'))}
        className={styles.form}
        label={t('form')}
        refresh
      >
        <FormToken token={token} />
        <fieldset className={styles.stars}>
          <legend>{t(mine ? 'mine' : 'give')}</legend>
          {STARS.map((stars) => (
            <label key={stars} title={t('stars', { count: stars })}>
              <input
                type="radio"
                name="rating"
                value={stars}
                defaultChecked={mine?.rating === stars}
                required
              />
              <Star />
              <span className="visually-hidden">{t('stars', { count: stars })}</span>
            </label>
          ))}
        </fieldset>
        <LongTextField label={t('comment')} name="comment" value={mine?.comment ?? ''} most={1000} rows={2} />
        <SubmitButton>{t(mine ? 'submit.change' : 'submit.give')}</SubmitButton>
      </SentForm>
      {mine && (
        <SentForm
          action={action}
          words={await sentWords(t('done.withdrawn'))}
          className={styles.withdraw}
          label={t('withdraw')}
          refresh
        >
          <FormToken token={token} />
          <input type="hidden" name="withdraw" value="true" />
          <button type="submit">{t('withdraw')}</button>
        </SentForm>
      )}
    </>
  );
}
