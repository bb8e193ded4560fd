'use client';
import type { Locale } from '@toile/contracts';
import fields from '../../../forms/fields.module.css';
import { filled } from '../../../i18n/filled';
import { asText, type Doc, slugsIn, type WordField } from '../lib/word-fields';
import { LookFinder } from './look-finder';
import { NamedLooks } from './named-looks';
import shows from './shows.module.css';
import styles from './words.module.css';
import type { WordsWords } from './words-types';

/** Answers of a poll, or looks of a walk with their notes: things in English, their texts alone in other languages. */
export function ListField(props: {
  id: string;
  label: string;
  field: Extract<WordField, { is: 'lines' }>;
  locale: Locale;
  things: readonly Doc[];
  /** Null where English is written. */
  texts: readonly string[] | null;
  words: WordsWords;
  onChange: (value: unknown) => void;
  onRemove: (at: number) => void;
}) {
  const { field, things, texts, words, onChange } = props;
  const put = (at: number, part: Doc) =>
    onChange(things.map((thing, index) => (index === at ? { ...thing, ...part } : thing)));
  const say = (at: number, text: string) =>
    texts
      ? onChange(things.map((_, index) => (index === at ? text : (texts[index] ?? ''))))
      : put(at, { [field.field]: text });
  const add = (slug: string) => {
    const numbers = things.map((thing) => Number(thing[field.key]) || 0);
    const key = field.key === 'id' ? Math.max(0, ...numbers) + 1 : slug;
    onChange([...things, { [field.key]: key, [field.field]: '' }]);
  };
  return (
    <fieldset className={styles.lines} id={props.id} tabIndex={-1}>
      <legend>{props.label}</legend>
      <ol>
        {things.map((thing, at) => {
          const number = String(at + 1);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: things have no names yet while they are written.
            <li key={at}>
              {field.key === 'slug' && <NamedLooks slugs={[asText(thing.slug)]} words={words} />}
              {field.key === 'slug' && !texts && (
                <label className={fields.field}>
                  <span>{filled(words.lookNumbered, { number })}</span>
                  <input
                    value={asText(thing.slug)}
                    onChange={(event) => put(at, { slug: slugsIn(event.target.value).at(0) ?? '' })}
                  />
                </label>
              )}
              <label className={fields.field}>
                <span>
                  {field.key === 'slug'
                    ? `${number}. ${asText(thing.slug)}`
                    : filled(words.answerNumbered, { number })}
                </span>
                <input
                  lang={props.locale}
                  maxLength={field.most}
                  value={texts ? (texts[at] ?? '') : asText(thing[field.field])}
                  onChange={(event) => say(at, event.target.value)}
                />
                {texts && <small lang="en">{asText(thing[field.field])}</small>}
              </label>
              {!texts && (
                <button
                  type="button"
                  aria-label={filled(words.removeNumbered, { number })}
                  onClick={() => props.onRemove(at)}
                >
                  ×
                </button>
              )}
            </li>
          );
        })}
      </ol>
      {!texts && (
        <button type="button" className={shows.link} onClick={() => add('')}>
          {words.addLine}
        </button>
      )}
      {!texts && field.key === 'slug' && (
        <LookFinder taken={things.map((thing) => asText(thing.slug))} words={words} onTake={add} />
      )}
    </fieldset>
  );
}
