import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { PALETTE } from '@toile/contracts';
import { useState } from 'react';
import { useSettled } from '../../../api/use-settled';
import { suggestions } from '../../../catalogue/suggestions-api';
import type { Choice } from '../../../design/combobox-props';
import { LazyField, loadCombobox } from '../../../design/lazy-field';
import { filled } from '../../../i18n/filled';
import { useBoard } from '../board/board';
import { Finder } from '../board/finder';
import styles from '../board/finder.module.css';
import { type SeriesScope, USUAL } from './series-scope';

/** Quiet before a search is sent (specification, section 9). */
const QUIET_MS = 300;
const MOST = 12;

interface Props {
  of: SeriesScope['of'];
  label: string;
  onChoose(slug: string): void;
}

/** Finds what a series may follow while one types: trends and brands by the board's search, models, colours and cities by their names. */
export function ConceptFinder({ of, label, onChoose }: Props) {
  if (of === 'model') return <ModelFinder label={label} onChoose={onChoose} />;
  if (of === 'colour' || of === 'city') return <ListFinder of={of} label={label} onChoose={onChoose} />;
  return (
    <Finder
      label={label}
      only={of === 'trend' ? 'trends' : 'brands'}
      onChoose={({ slug }) => onChoose(slug)}
    />
  );
}

function ModelFinder({ label, onChoose }: Omit<Props, 'of'>) {
  const { words } = useBoard();
  const [text, setText] = useState('');
  const typed = text.trim();
  const search = useSettled(typed, QUIET_MS);
  const isWanted = typed !== '';
  const found = useInfiniteQuery({
    ...suggestions('individual', search),
    enabled: isWanted && search !== '',
    placeholderData: keepPreviousData,
    retry: false,
  });
  const choices = (isWanted && found.data?.pages[0]?.results) || [];
  const message = (): string => {
    if (!isWanted) return '';
    if (found.isFetching || search !== typed) return words.search.searching;
    if (found.isError) return words.search.failed;
    return choices.length > 0 ? filled(words.search.found, { count: choices.length }) : words.search.none;
  };
  return (
    <Field
      label={label}
      text={text}
      onText={setText}
      choices={choices}
      message={message()}
      onChoose={onChoose}
    />
  );
}

function ListFinder({ of, label, onChoose }: Props & { of: 'colour' | 'city' }) {
  const { words, options, names, locale } = useBoard();
  const [text, setText] = useState('');
  const typed = text.trim().toLocaleLowerCase(locale);
  const all =
    of === 'city'
      ? options.city
          .filter(({ value }) => value !== USUAL.city)
          .map(({ value, label }) => ({ slug: value, name: label }))
      : PALETTE.map(({ slug, name }) => ({ slug, name: names.colours[slug] ?? name }));
  const choices = all.filter(({ name }) => name.toLocaleLowerCase(locale).includes(typed)).slice(0, MOST);
  const message =
    choices.length > 0 ? filled(words.search.found, { count: choices.length }) : words.search.none;
  return (
    <Field
      label={label}
      text={text}
      onText={setText}
      choices={choices}
      message={message}
      onChoose={onChoose}
    />
  );
}

function Field(props: {
  label: string;
  text: string;
  onText(text: string): void;
  choices: readonly Choice[];
  message: string;
  onChoose(slug: string): void;
}) {
  const { label, text, onText, choices, message, onChoose } = props;
  return (
    <div className={styles.finder}>
      <LazyField
        field={{ label, maxLength: 100, text, onText, startsFocused: true }}
        isLabelHidden
        load={loadCombobox<Choice>}
        more={{
          choices,
          onChoose: ({ slug }) => {
            onText('');
            onChoose(slug);
          },
          message,
          picksFirst: true,
          isInline: true,
        }}
      />
    </div>
  );
}
