'use client';
import { type FigureAddress, type FigureBlock, type FigureFilter, figureKind } from '@toile/contracts';
import { useId, useState } from 'react';
import { ChosenField } from '../../../forms/chosen-field';
import fields from '../../../forms/fields.module.css';
import { useFound } from '../../dashboard/board/use-found';
import { narrowedBy, withFigure } from '../lib/figure-block';
import type { FigureChoices } from './figure-choices';
import shows from './shows.module.css';
import styles from './words.module.css';
import type { WordsWords } from './words-types';

/** Which figure, and what it is narrowed by: only what this figure obeys can be chosen. */
export function FigureFields(props: {
  block: FigureBlock;
  choices: FigureChoices;
  words: WordsWords;
  onChange: (block: FigureBlock) => void;
}) {
  const { block, choices, words, onChange } = props;
  const hint = useId();
  const { obeys, needs } = figureKind(block.figure);
  const narrow = (filter: FigureFilter, value: string) => onChange(narrowedBy(block, filter, value));
  return (
    <>
      <label className={fields.field}>
        <span>{words.blocks.chooseFigure}</span>
        <select
          value={block.figure}
          aria-describedby={hint}
          onChange={(event) => onChange(withFigure(block, event.target.value as FigureAddress))}
        >
          {choices.tabs.map(({ label, figures }) => (
            <optgroup key={label} label={label}>
              {figures.map(({ address, title }) => (
                <option key={address} value={address}>
                  {title}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </label>
      <p id={hint} className={shows.fine}>
        {words.blocks.figureHint}
      </p>
      <div className={styles.narrowed}>
        {obeys.map((filter) => {
          const label = choices.filters[filter];
          const value = block.filters[filter] ?? '';
          const options = choices.options[filter];
          if (filter === 'trend' || filter === 'brand')
            return (
              <FocusField
                key={filter}
                of={filter}
                label={label}
                isNeeded={needs === filter}
                value={value}
                words={words}
                onChange={(slug) => narrow(filter, slug)}
              />
            );
          return (
            <label key={filter} className={fields.field}>
              <span>{label}</span>
              <select value={value} onChange={(event) => narrow(filter, event.target.value)}>
                <option value="">{words.blocks.whole}</option>
                {options?.map((option) => (
                  <option key={option.value} value={option.value}>
                    {option.label}
                  </option>
                ))}
              </select>
            </label>
          );
        })}
      </div>
    </>
  );
}

/** The trend or brand a figure is about, found while one types. */
function FocusField(props: {
  of: 'trend' | 'brand';
  label: string;
  isNeeded: boolean;
  value: string;
  words: WordsWords;
  onChange: (slug: string) => void;
}) {
  const { label, value, words } = props;
  const [text, setText] = useState('');
  const [named, setNamed] = useState<Record<string, string>>({});
  const { hits } = useFound(text, 'en', props.of === 'trend' ? 'trends' : 'brands');
  return (
    <div>
      <ChosenField
        label={label}
        chosen={value ? [{ slug: value, name: named[value] ?? value }] : []}
        known={hits.map(({ slug, label: name }) => ({ slug, name, detail: slug }))}
        text={text}
        words={{ add: words.blocks.find, remove: words.blocks.remove }}
        onText={setText}
        onChange={(chosen) => {
          const last = chosen.at(-1);
          if (last) setNamed({ [last.slug]: last.name });
          props.onChange(last?.slug ?? '');
        }}
      />
      {props.isNeeded && !value && <small className={shows.fine}>{words.blocks.needed}</small>}
    </div>
  );
}
