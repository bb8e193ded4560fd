import { filled } from '../../../i18n/filled';
import { changedLines, type Difference, linesOf } from '../lib/difference';
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

/** What says something else, field by field: the lines that went and those that came. */
export function DifferenceView(props: {
  differences: readonly Difference[];
  languages: readonly Language[];
  words: WordsWords;
}) {
  const { differences, languages, words } = props;
  if (differences.length === 0) return <p>{words.history.same}</p>;
  return (
    <dl className={styles.difference}>
      {differences.map((one) => (
        <div key={`${one.language} ${one.field}`}>
          <dt>{namedPlace(one, languages, words)}</dt>
          <dd lang={one.language ?? undefined}>
            {changedLines(linesOf(one.before), linesOf(one.after)).map((line, at) => {
              const Tag = line.is === 'added' ? 'ins' : line.is === 'removed' ? 'del' : 'span';
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: lines are drawn once.
                <Tag key={at}>{line.text}</Tag>
              );
            })}
          </dd>
        </div>
      ))}
    </dl>
  );
}
