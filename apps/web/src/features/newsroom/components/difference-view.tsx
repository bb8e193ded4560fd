import type { Locale } from '@toile/contracts';
import { filled } from '../../../i18n/filled';
import { MOMENT } from '../../../i18n/moment';
import { changedLines, type Difference, linesOf } from '../lib/difference';
import { asObject, WORD_FIELDS } from '../lib/word-fields';
import styles from './words.module.css';
import { type Language, labelOf, type WordsWords } from './words-types';

/** A field by the name its reader knows it by, with its language where it has one. */
export const namedPlace = (
  { field, language }: Pick<Difference, 'field' | 'language'>,
  languages: readonly Language[],
  words: WordsWords,
): string => {
  const name = languages.find(({ locale }) => locale === language)?.name;
  return name
    ? filled(words.fieldIn, { field: labelOf(words, field), language: name })
    : labelOf(words, field);
};

/** How values are told that are written for programs: moments, and what is chosen from a list. */
export interface DifferenceNames {
  locale: Locale;
  names: Readonly<Record<string, string>>;
}
const MOMENT_TEXT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?Z$/;
const CHOICES = new Set(
  Object.values(WORD_FIELDS)
    .flat()
    .flatMap((field) => (field.is === 'choice' || field.is === 'figures' ? [field.name] : [])),
);

/** Of the figures of a report, whose they are is one of its lines. */
const linesIn = (field: string, value: unknown): string[] =>
  field === 'figures' ? Object.values(asObject(value)).flatMap(linesOf) : linesOf(value);

/** What says something else, field by field: the lines that went and those that came. */
export function DifferenceView(
  props: {
    differences: readonly Difference[];
    languages: readonly Language[];
    words: WordsWords;
  } & DifferenceNames,
) {
  const { differences, languages, words, names } = props;
  const told = (field: string, text: string) => {
    if (MOMENT_TEXT.test(text)) return new Intl.DateTimeFormat(props.locale, MOMENT).format(new Date(text));
    const name = names[`${field}:${text}`];
    return name ?? (CHOICES.has(field) ? (names[text] ?? labelOf(words, text)) : text);
  };
  if (differences.length === 0) return <p>{words.history.same}</p>;
  return (
    <dl className={styles.difference}>
      {differences.map((one) => (
        <div key={`${one.language} ${one.field}`}>
          <dt>{namedPlace(one, languages, words)}</dt>
          <dd lang={one.language ?? undefined}>
            {changedLines(linesIn(one.field, one.before), linesIn(one.field, one.after)).map((line, at) => {
              const Tag = line.is === 'added' ? 'ins' : line.is === 'removed' ? 'del' : 'span';
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: lines are drawn once.
                <Tag key={at}>{told(one.field, line.text)}</Tag>
              );
            })}
          </dd>
        </div>
      ))}
    </dl>
  );
}
