'use client';
import type { Locale } from '@toile/contracts';
import type { Shape } from '../../../api/operations';
import { useWrite } from '../../../forms/use-write';
import { filled } from '../../../i18n/filled';
import { MOMENT } from '../../../i18n/moment';
import type { EntryName } from '../api/words-api';
import shows from './shows.module.css';
import styles from './words.module.css';
import type { Language, WordsWords } from './words-types';

/** Who has read a translation beside the English words, and a way to say that one has; nothing while something is not translated. */
export function TranslationCheck(props: {
  name: EntryName;
  language: Language;
  state: Shape<'LanguageStateDto'>;
  locale: Locale;
  words: WordsWords;
  /** What was written is saved first; the version it has then. */
  beforehand(): Promise<number>;
  onChecked(languages: Shape<'LanguageStateDto'>[]): void;
}) {
  const { name, language, state, locale, words } = props;
  const { check } = words;
  const checking = useWrite('put', '/api/newsroom/words/translation-check', check.failed);
  if (state.missing.length > 0) return null;
  const { checked } = state;
  const press = async () => {
    const version = await props.beforehand();
    const body = { language: language.locale as 'fr', version, checked: checked === null };
    checking.mutate({ query: name, body }, { onSuccess: ({ languages }) => props.onChecked(languages) });
  };
  const date = checked && new Date(checked.at).toLocaleString(locale, MOMENT);
  return (
    <p className={styles.check} aria-live="polite">
      {checked && (
        <span>
          {checked.by
            ? filled(check.by, { name: checked.by, date: date ?? '' })
            : filled(check.at, { date: date ?? '' })}
        </span>
      )}
      <button
        type="button"
        className={shows.button}
        disabled={checking.isPending}
        onClick={() => void press()}
      >
        {checked ? check.back : filled(check.mark, { language: language.name })}
      </button>
    </p>
  );
}
