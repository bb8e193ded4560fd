'use client';
import {
  COUNTRIES,
  canLeaveOut,
  countedMeasures,
  filtersOf,
  isGroupKey,
  isQuestionFilter,
  isTagDimension,
  JOBS,
  LANGUAGES,
  PALETTE,
  type Question,
  type QuestionCondition,
  type QuestionFilter,
  type QuestionGroup,
  TONES,
} from '@toile/contracts';
import { colon, comma } from '@toile/i18n/typography';
import { useId, useRef, useState } from 'react';
import { Dialog } from '../../../design/dialog';
import { OpensDialog } from '../../../design/opens-dialog';
import { filled } from '../../../i18n/filled';
import { useBoard } from '../board/board';
import { Finder } from '../board/finder';
import { OwnChoices } from '../board/own-choices';
import { useKeyLabel } from '../board/use-key-label';
import { groupOf, membersOf, type OwnSet, useOwnSets } from '../board/use-own-sets';
import styles from './explore.module.css';
import type { ExploreWords } from './explore-words';
import type { QuestionAnswer } from './grid';
import { SaveGroup } from './save-group';

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

/** What every cell must have or must not, and which rows are meant, each with a button that takes it out; a dialog puts others in. */
export function ExploreConditions(props: {
  asked: Question;
  /** By which a brand is called by its name. */
  answer: QuestionAnswer | undefined;
  words: ExploreWords;
  choose(changes: Partial<Question>): void;
}) {
  const { asked, answer, words, choose } = props;
  const { words: board, options, locale } = useBoard();
  const labelOf = useKeyLabel();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const filters: QuestionFilter[] = filtersOf(countedMeasures(asked)).filter((filter) => filter !== 'model');
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
  const [leavesOut, setLeavesOut] = useState(false);
  const refusing = countedMeasures(asked).filter((name) => !canLeaveOut({ measures: [name], formulas: [] }));
  const isLeftOut = !isOfRows && refusing.length === 0 && leavesOut;
  const own = useOwnSets();
  const add = (value: string, group?: QuestionGroup) => {
    dialog.current?.close();
    const groups = group ? [...asked.groups.filter(({ key }) => key !== group.key), group] : asked.groups;
    if (isOfRows) return choose({ groups, rows: { dimension, keys: [...new Set([...keys, value])] } });
    const which = isLeftOut ? 'without' : 'where';
    const isThere = asked[which].some((one) => one.dimension === filter && one.any.includes(value));
    if (!isThere) choose({ groups, [which]: [...asked[which], { dimension: filter, any: [value] }] });
  };
  /** A set takes the place of the rows, or of the seasons. */
  const fill = (set: OwnSet) => {
    dialog.current?.close();
    const members = membersOf(set, own.groups);
    const all = members.map(({ key }) => key);
    if (set.dimension === 'season') return choose(withSeasonsOf(asked, all));
    choose({
      rows: { dimension: set.dimension, keys: all },
      groups: [...asked.groups, ...members.flatMap(({ group }) => group ?? [])],
    });
  };
  const labelled = (
    answer ? [{ dimension, keys: answer.row_keys }, ...answer.conditions, ...answer.without] : []
  ).flatMap(({ dimension: of, keys: all }) => all.map((one) => ({ dimension: of as string, ...one })));
  /** What a value of a condition, or a row, is called. */
  const called = (of: string, key: string) =>
    asked.groups.find((group) => group.key === key)?.name ??
    labelOf(of, key, labelled.find((one) => one.dimension === of && one.key === key)?.label ?? key);
  const listed = (): { value: string; label: string }[] => {
    if (filter === 'city' || filter === 'type')
      return options[filter].filter(({ value }) => value !== 'all-cities');
    return (LISTS[filter] ?? []).map(({ slug, name }) => ({
      value: slug,
      label: labelOf(filter, slug, name),
    }));
  };
  const allOf = ({ dimension: of, any }: QuestionCondition) =>
    any.map((slug) => called(of, slug)).join(comma(locale));
  const nameOf = (one: QuestionCondition) =>
    `${words.dimensions[one.dimension]}${colon(locale)}${allOf(one)}`;
  const title = words.add;
  return (
    <div className={styles.conditions}>
      {asked.where.length > 0 && <span>{words.conditions}</span>}
      <ul>
        {asked.where.map((condition) => (
          <Chip
            key={nameOf(condition)}
            name={nameOf(condition)}
            remove={words.remove}
            onRemove={() => choose({ where: asked.where.filter((one) => one !== condition) })}
          />
        ))}
        {asked.without.map((condition) => (
          <Chip
            key={`- ${nameOf(condition)}`}
            name={filled(words.withoutThat, { what: allOf(condition) })}
            remove={words.remove}
            onRemove={() => choose({ without: asked.without.filter((one) => one !== condition) })}
          />
        ))}
        {keys.map((key) => (
          <Chip
            key={key}
            name={called(dimension, key)}
            remove={words.remove}
            onRemove={() => choose({ rows: { dimension, keys: keys.filter((one) => one !== key) } })}
          />
        ))}
      </ul>
      {filters.length > 0 && <OpensDialog dialog={id}>{title}</OpensDialog>}
      {keys.filter((key) => !isGroupKey(key)).length > 1 && (
        <SaveGroup asked={asked} words={words} choose={choose} />
      )}
      <Dialog id={id} dialog={dialog} title={title} close={board.how.close}>
        <div className={styles.adding}>
          <label>
            <span>{isLeftOut ? words.parts.without : words.conditions}</span>
            <select
              value={isOfRows ? ROWS : filter}
              onChange={(event) => setPicked(event.target.value as QuestionFilter | typeof ROWS)}
            >
              {ofRows && (
                <option value={ROWS}>
                  {words.rows}
                  {colon(locale)}
                  {words.dimensions[dimension]}
                </option>
              )}
              {filters.map((one) => (
                <option key={one} value={one}>
                  {words.dimensions[one]}
                </option>
              ))}
            </select>
          </label>
          {!isOfRows && (
            <div className={styles.leaveOut}>
              <label>
                <input
                  type="checkbox"
                  checked={isLeftOut}
                  disabled={refusing.length > 0}
                  aria-describedby={refusing.length > 0 ? `${id}-why` : undefined}
                  onChange={(event) => setLeavesOut(event.target.checked)}
                />
                <span>{words.leaveOut}</span>
              </label>
              {refusing.length > 0 && (
                <small id={`${id}-why`}>
                  {filled(words.leavesNothingOut, {
                    measures: refusing.map((name) => words.measures[name]).join(comma(locale)),
                  })}
                </small>
              )}
            </div>
          )}
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
        {(!isOfRows || filter === dimension) && (
          <OwnChoices
            dimension={filter}
            groups={own.groups}
            sets={isOfRows ? own.sets : NO_SETS}
            onGroup={(group) => add(groupOf(group).key, groupOf(group))}
            onSet={fill}
          />
        )}
        {filtersSeasons(asked) && (
          <OwnChoices dimension="season" groups={NO_SETS} sets={own.sets} onGroup={() => {}} onSet={fill} />
        )}
      </Dialog>
    </div>
  );
}

function Chip({ name, remove, onRemove }: { name: string; remove: string; onRemove(): void }) {
  return (
    <li>
      {name}
      <button type="button" aria-label={filled(remove, { name })} onClick={onRemove}>
        ×
      </button>
    </li>
  );
}

const NO_SETS: readonly never[] = [];
const filtersSeasons = ({ window }: Question): boolean => window === 'season';

/** Several seasons stand in columns, unless they are rows already. */
const withSeasonsOf = ({ rows, columns }: Question, seasons: string[]): Partial<Question> => ({
  seasons,
  ...(rows.dimension !== 'season' &&
    columns?.dimension !== 'season' && { columns: { dimension: 'season', keys: [] } }),
});
