import type { Locale } from '@toile/contracts';
import type { Shape } from '../../../api/operations';
import { LongTextField, TextField } from '../../../forms/fields';
import { fieldsOf } from '../lib/concept-form';
import styles from './vocabulary.module.css';

export interface Language {
  locale: Locale;
  name: string;
}
export type LanguageWords = Record<'name' | 'plural' | 'words', string>;
/** What a concept is called; empty for one that is not there yet. */
type Called = Pick<Shape<'ConceptDto'>, 'label' | 'plural' | 'words' | 'missing'>;

/** What a concept is called in each language: its label, its plural, its other words, a line each. */
export function LanguageFields(props: {
  called: Called;
  languages: readonly Language[];
  words: LanguageWords;
  onEnglish?: (label: string) => void;
}) {
  const { called, words, onEnglish } = props;
  return props.languages.map(({ locale, name }) => {
    const names = fieldsOf(locale);
    const isEnglish = locale === 'en';
    return (
      <fieldset key={locale} className={styles.language} lang={locale}>
        <legend>{name}</legend>
        <div className={styles.labels}>
          <TextField
            label={words.name}
            name={names.label}
            maxLength={80}
            required={isEnglish}
            defaultValue={called.missing.includes(locale) ? '' : (called.label[locale] ?? '')}
            onChange={isEnglish && onEnglish ? (event) => onEnglish(event.target.value) : undefined}
          />
          <TextField
            label={words.plural}
            name={names.plural}
            maxLength={80}
            defaultValue={called.plural[locale] ?? ''}
          />
        </div>
        <LongTextField
          label={words.words}
          name={names.words}
          most={8_000}
          rows={Math.min(8, Math.max(2, called.words[locale]?.length ?? 0))}
          value={(called.words[locale] ?? []).join('\n')}
        />
      </fieldset>
    );
  });
}
