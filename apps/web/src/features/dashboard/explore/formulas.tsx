'use client';
import {
  axesOf,
  countedMeasures,
  FORMULA_LIMITS,
  measuresOfFormula,
  QUESTION_MEASURE_NAMES,
  type Question,
  type QuestionFormula,
  questionFaults,
  questionMeasure,
  readFormula,
} from '@toile/contracts';
import { type FormEvent, useId, useRef, useState } from 'react';
import { Dialog } from '../../../design/dialog';
import { OpensDialog } from '../../../design/opens-dialog';
import fields from '../../../forms/fields.module.css';
import { filled } from '../../../i18n/filled';
import { useBoard } from '../board/board';
import styles from './explore.module.css';
import type { ExploreWords } from './explore-words';

interface Props {
  asked: Question;
  words: ExploreWords;
  choose(changes: Partial<Question>): void;
}

/** Measures of the reader's own, made of measures: written, checked while they are written, and taken away. */
export function Formulas({ asked, words, choose }: Props) {
  const { words: board } = useBoard();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const own = words.formula;
  const wrong = text.trim() ? faultIn(text, asked, words) : null;
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const formula = text.trim();
    const name = String(new FormData(event.currentTarget).get('name') ?? '').trim();
    if (!formula || !name || faultIn(text, asked, words)) return field.current?.focus();
    dialog.current?.close();
    setText('');
    event.currentTarget.reset();
    choose(withFormula(asked, { name, formula }));
  };
  const insert = (measure: string) => {
    setText((before) => (before.trim() ? `${before.trimEnd()} ${measure}` : measure));
    field.current?.focus();
  };
  return (
    <div className={styles.formulas}>
      <OpensDialog dialog={id}>{own.add}</OpensDialog>
      {asked.formulas.map((one) => (
        <button
          key={`${one.name} ${one.formula}`}
          type="button"
          title={one.formula}
          aria-label={filled(words.remove, { name: one.name })}
          onClick={() => choose({ formulas: asked.formulas.filter((other) => other !== one) })}
        >
          {one.name} <span aria-hidden="true">×</span>
        </button>
      ))}
      <Dialog close={board.how.close} id={id} dialog={dialog} title={own.add}>
        <form className={styles.writing} onSubmit={save}>
          <p>{own.lead}</p>
          <label className={fields.field}>
            <span>{own.name}</span>
            <input
              name="name"
              required
              maxLength={FORMULA_LIMITS.name}
              placeholder={own.example}
              autoComplete="off"
            />
          </label>
          <label className={fields.field}>
            <span>{own.formula}</span>
            <input
              ref={field}
              value={text}
              onChange={(event) => setText(event.target.value)}
              required
              maxLength={FORMULA_LIMITS.formula}
              placeholder="1000 * saves / views"
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              aria-invalid={wrong !== null}
              aria-describedby={`${id}-fault`}
            />
          </label>
          <p id={`${id}-fault`} role="status" className={styles.fault}>
            {wrong}
          </p>
          <fieldset>
            <legend>{own.insert}</legend>
            {INSERTED.map((name) => (
              <button key={name} type="button" title={words.counts[name]} onClick={() => insert(name)}>
                {words.measures[name]} <code>{name}</code>
              </button>
            ))}
          </fieldset>
          <button type="submit" className={styles.save}>
            {own.save}
          </button>
        </form>
      </Dialog>
    </div>
  );
}

const INSERTED = QUESTION_MEASURE_NAMES.filter((name) => questionMeasure(name).needs === undefined);

/** The question with one more formula: measures that have nothing in common with it give way. */
function withFormula(asked: Question, formula: QuestionFormula): Partial<Question> {
  const formulas = [...asked.formulas, formula].slice(-FORMULA_LIMITS.formulas);
  const parts = measuresOfFormula(formula);
  const isBeside = (name: Question['measures'][number]) =>
    questionMeasure(name).needs !== 'pairs' && axesOf([...parts, name]).some((axis) => axis !== 'season');
  const measures = asked.measures.filter(isBeside);
  return { formulas, measures: measures.length > 0 ? measures : parts.slice(0, 1) };
}

/** What is wrong with a formula, in the reader's words; null where nothing is. */
function faultIn(text: string, asked: Question, { formula: own, ...words }: ExploreWords): string | null {
  const read = readFormula(text.trim());
  if ('fault' in read)
    return filled(own.faults[read.fault.code], { about: unitsIn(read.fault.about, own.units) });
  const added = { ...asked, ...withFormula(asked, { name: 'x', formula: text.trim() }) };
  const parts = measuresOfFormula({ name: '', formula: text });
  if (countedMeasures(added).length > FORMULA_LIMITS.measures)
    return filled(own.tooMany, { most: String(FORMULA_LIMITS.measures) });
  const together = axesOf(parts).filter((axis) => axis !== 'season');
  if (together.length === 0)
    return filled(own.nothingTogether, { names: parts.map((name) => words.measures[name]).join(', ') });
  // Rows and columns give way to what was written; what cannot is said as the api says it.
  const [axis = 'tag'] = together;
  const alone = {
    ...added,
    rows: { dimension: axis, keys: [] },
    columns: null,
    where: [],
    crossing: 'look' as const,
    window: 'season' as const,
  };
  const [fault] = questionFaults({ ...alone, groups: [], from: null, to: null });
  return fault && fault.path === 'formulas' ? fault.message : null;
}

const unitsIn = (about: string, units: Readonly<Record<string, string>>): string =>
  about.replace(/[a-z_]+/g, (word) => units[word] ?? word);
