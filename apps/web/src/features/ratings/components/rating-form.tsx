'use client';
import type { Shape } from '../../../api/operations';
import { FormToken, LongTextField, SubmitButton } from '../../../forms/fields';
import type { SentWords } from '../../../forms/send-form';
import { SentForm } from '../../../forms/sent-form';
import { STARS } from '../lib/shares';
import styles from './rating.module.css';
import { Star } from './star';

export interface RatingWords {
  form: string;
  /** Over the stars: what to do, and what was done. */
  give: string;
  mine: string;
  /** `1 star` to `5 stars`. */
  stars: readonly string[];
  comment: string;
  submitGive: string;
  submitChange: string;
  withdraw: string;
  given: SentWords;
  changed: SentWords;
  withdrawn: SentWords;
}

/** Gives, changes and withdraws the reader's own rating; posts as it is where there are no scripts. */
export function RatingForm(props: {
  action: string;
  mine: Shape<'OwnRatingDto'> | null;
  /** Where scripts send it they bring a token of their own. */
  token: string | null;
  words: RatingWords;
}) {
  const { action, mine, token, words } = props;
  // Drawn anew when the rating becomes another one: what is checked would stay checked otherwise.
  const key = mine ? `${mine.id} ${mine.rating} ${mine.comment}` : 'none';
  return (
    <>
      <SentForm
        key={key}
        action={action}
        words={mine ? words.changed : words.given}
        className={styles.form}
        label={words.form}
        refresh
      >
        <FormToken token={token} />
        <fieldset className={styles.stars}>
          <legend>{mine ? words.mine : words.give}</legend>
          {STARS.map((stars) => (
            <label key={stars} title={words.stars[stars - 1]}>
              <input
                type="radio"
                name="rating"
                value={stars}
                defaultChecked={mine?.rating === stars}
                required
              />
              <Star />
              <span className="visually-hidden">{words.stars[stars - 1]}</span>
            </label>
          ))}
        </fieldset>
        <LongTextField
          label={words.comment}
          name="comment"
          value={mine?.comment ?? ''}
          most={1000}
          rows={2}
        />
        <SubmitButton>{mine ? words.submitChange : words.submitGive}</SubmitButton>
      </SentForm>
      {mine && (
        <SentForm
          action={action}
          words={words.withdrawn}
          className={styles.withdraw}
          label={words.withdraw}
          refresh
        >
          <FormToken token={token} />
          <input type="hidden" name="withdraw" value="true" />
          <button type="submit">{words.withdraw}</button>
        </SentForm>
      )}
    </>
  );
}
