'use client';
import { type KeyboardEvent, useId, useState } from 'react';
import { filled } from '../../../i18n/filled';
import { useBoard } from './board';
import styles from './finder.module.css';
import { type Hit, useFound } from './use-found';

/** A field that finds trends, brands and seasons while one types (WAI-ARIA APG, list autocomplete). */
export function Finder(props: {
  label: string;
  only?: Hit['dimension'];
  onChoose: (hit: Hit) => void;
  autoFocus?: boolean;
}) {
  const { words, options, locale } = useBoard();
  const id = useId();
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const { state, hits } = useFound(text, props.only);
  const number = new Intl.NumberFormat(locale);
  const nameOf = ({ dimension, slug, label }: Hit) =>
    (dimension === 'seasons' && options.season.find(({ value }) => value === slug)?.label) || label;
  const choose = (hit: Hit | undefined) => {
    if (!hit) return;
    setText('');
    props.onChoose(hit);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && hits.length > 0) {
      event.preventDefault();
      setActive((active + step + hits.length) % hits.length);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      choose(hits[active]);
    }
  };
  const isOpen = hits.length > 0;
  const message =
    state === 'searching'
      ? words.search.searching
      : state === 'failed'
        ? words.search.failed
        : !text.trim()
          ? ''
          : isOpen
            ? filled(words.search.found, { count: hits.length })
            : words.search.none;
  return (
    <div className={styles.finder}>
      <label htmlFor={id} className="visually-hidden">
        {props.label}
      </label>
      <input
        id={id}
        type="text"
        role="combobox"
        autoComplete="off"
        // biome-ignore lint/a11y/noAutofocus: the dialog is opened to type into it.
        autoFocus={props.autoFocus}
        placeholder={words.search.placeholder}
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-activedescendant={isOpen ? `${id}-${active}` : undefined}
        value={text}
        maxLength={100}
        onChange={(event) => {
          setText(event.target.value);
          setActive(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div id={`${id}-list`} role="listbox" aria-label={props.label} className={styles.list} hidden={!isOpen}>
        {hits.map((hit, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field, which keeps the focus.
          // biome-ignore lint/a11y/useFocusableInteractive: options are named by aria-activedescendant.
          <div
            key={`${hit.dimension}/${hit.slug}`}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(hit)}
          >
            <span>{nameOf(hit)}</span>
            <small>
              {words.search[hit.dimension]} · {number.format(hit.total_count)}
            </small>
          </div>
        ))}
      </div>
      <p role="status" className={isOpen ? 'visually-hidden' : styles.message}>
        {message}
      </p>
    </div>
  );
}
