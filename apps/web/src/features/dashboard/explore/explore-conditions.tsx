'use client';
import {
  COUNTRIES,
  filtersOf,
  isQuestionFilter,
  isTagDimension,
  JOBS,
  LANGUAGES,
  PALETTE,
  type Question,
  type QuestionCondition,
  type QuestionFilter,
  TONES,
} from '@toile/contracts';
import { useId, useRef, useState } from 'react';
import { Dialog } from '../../../design/dialog';
import { OpensDialog } from '../../../design/opens-dialog';
import { filled } from '../../../i18n/filled';
import { useBoard } from '../board/board';
import { Finder } from '../board/finder';
import styles from './explore.module.css';
import type { ExploreWords } from './explore-words';
import { useKeyLabel } from './use-key-label';

/** What is searched for by its name; the others are chosen from a list. */
const FOUND: Partial<Record<QuestionFilter, 'trends' | 'brands'>> = { tag: 'trends', brand: 'brands' };
const LISTS: Partial<Record<QuestionFilter, readonly { slug: string; name: string }[]>> = {
  colour: PALETTE,
  tone: TONES,
  country: COUNTRIES,
  language: LANGUAGES,
  occupation: JOBS,
};

/** Rows that are named, beside conditions. */
const ROWS = 'rows';

/** What every cell must have and which rows are meant, each with a button that takes it out; a dialog puts others in. */
export function ExploreConditions(props: {
  asked: Question;
  words: ExploreWords;
  choose(changes: Partial<Question>): void;
}) {
  const { asked, words, choose } = props;
  const { words: board, options } = useBoard();
  const labelOf = useKeyLabel();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const filters: QuestionFilter[] = filtersOf(asked.measures).filter((filter) => filter !== 'model');
  const [picked, setPicked] = useState<QuestionFilter | typeof ROWS>('tag');
  const { dimension, keys } = asked.rows;
  const ofRows = isTagDimension(dimension)
    ? 'tag'
    : isQuestionFilter(dimension) && dimension !== 'model'
      ? dimension
      : null;
  const isOfRows = picked === ROWS && ofRows !== null;
  const named = picked !== ROWS && filters.includes(picked) ? picked : (filters[0] ?? 'tag');
  const filter = isOfRows ? ofRows : named;
  const add = (value: string) => {
    dialog.current?.close();
    if (isOfRows) return choose({ rows: { dimension, keys: [...new Set([...keys, value])] } });
    const isThere = asked.where.some((one) => one.dimension === filter && one.any.includes(value));
    if (!isThere) choose({ where: [...asked.where, { dimension: filter, any: [value] }] });
  };
  const listed = (): { value: string; label: string }[] => {
    if (filter === 'city' || filter === 'type')
      return options[filter].filter(({ value }) => value !== 'all-cities');
    return (LISTS[filter] ?? []).map(({ slug, name }) => ({
      value: slug,
      label: labelOf(filter, slug, name),
    }));
  };
  const nameOf = ({ dimension: of, any }: QuestionCondition) =>
    `${words.dimensions[of]}: ${any.map((slug) => labelOf(of, slug, slug)).join(', ')}`;
  const title = words.add;
  return (
    <div className={styles.conditions}>
      {asked.where.length > 0 && <span>{words.conditions}</span>}
      <ul>
        {asked.where.map((condition) => (
          <li key={nameOf(condition)}>
            {nameOf(condition)}
            <button
              type="button"
              aria-label={filled(words.remove, { name: nameOf(condition) })}
              onClick={() => choose({ where: asked.where.filter((one) => one !== condition) })}
            >
              ×
            </button>
          </li>
        ))}
        {keys.map((key) => (
          <li key={key}>
            {labelOf(dimension, key, key)}
            <button
              type="button"
              aria-label={filled(words.remove, { name: labelOf(dimension, key, key) })}
              onClick={() => choose({ rows: { dimension, keys: keys.filter((one) => one !== key) } })}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
      {filters.length > 0 && <OpensDialog dialog={id}>{title}</OpensDialog>}
      <Dialog id={id} dialog={dialog} title={title} close={board.how.close}>
        <div className={styles.adding}>
          <label>
            <span>{words.conditions}</span>
            <select
              value={isOfRows ? ROWS : filter}
              onChange={(event) => setPicked(event.target.value as QuestionFilter | typeof ROWS)}
            >
              {ofRows && (
                <option value={ROWS}>
                  {words.rows}: {words.dimensions[dimension]}
                </option>
              )}
              {filters.map((one) => (
                <option key={one} value={one}>
                  {words.dimensions[one]}
                </option>
              ))}
            </select>
          </label>
          {FOUND[filter] ? (
            <Finder
              key={filter}
              label={words.dimensions[filter]}
              only={FOUND[filter]}
              onChoose={({ slug }) => add(slug)}
            />
          ) : (
            <label>
              <span>{words.value}</span>
              <select value="" onChange={(event) => add(event.target.value)}>
                <option value="" disabled>
                  –
                </option>
                {listed().map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </select>
            </label>
          )}
        </div>
      </Dialog>
    </div>
  );
}
