'use client';
import {
  MOODBOARD_ALT_LENGTH,
  MOODBOARD_CREDIT_LENGTH,
  MOODBOARD_LINK_LENGTH,
  MOODBOARD_LINK_TITLE_LENGTH,
} from '@toile/contracts';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import styles from './card.module.css';
import type { CardWords } from './card-words';

interface Field {
  name: string;
  label: string;
  value: string;
  most: number;
}

/** Where a link leads, and what it is called. */
export function LinkForm(props: {
  url: string;
  title: string;
  words: CardWords;
  onSave: (url: string, title: string) => void;
  onCancel: () => void;
}) {
  const { words } = props;
  const [isWrong, setWrong] = useState(false);
  return (
    <CardForm
      words={words}
      fields={[
        { name: 'url', label: words.url, value: props.url, most: MOODBOARD_LINK_LENGTH },
        { name: 'title', label: words.title, value: props.title, most: MOODBOARD_LINK_TITLE_LENGTH },
      ]}
      problem={isWrong ? words.wrongAddress : null}
      onCancel={props.onCancel}
      onSave={({ url = '', title = '' }) => {
        const address = webAddress(url);
        setWrong(address === null);
        if (address !== null) props.onSave(address, title);
      }}
    />
  );
}

/** What is to be seen on a picture, and whose it is. */
export function PictureForm(props: {
  alt: string;
  credit: string;
  words: CardWords;
  onSave: (alt: string, credit: string) => void;
  onCancel: () => void;
}) {
  const { words } = props;
  return (
    <CardForm
      words={words}
      fields={[
        { name: 'alt', label: words.alt, value: props.alt, most: MOODBOARD_ALT_LENGTH },
        { name: 'credit', label: words.credit, value: props.credit, most: MOODBOARD_CREDIT_LENGTH },
      ]}
      problem={null}
      onCancel={props.onCancel}
      onSave={({ alt = '', credit = '' }) => props.onSave(alt, credit)}
    />
  );
}

/** An address as it is kept; who leaves out how it begins means https. Null when it is none. */
export function webAddress(typed: string): string | null {
  const text = typed.trim();
  const address = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`;
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return null;
  const { hostname, username, password } = new URL(address);
  return hostname.includes('.') && !username && !password ? address : null;
}

function CardForm(props: {
  fields: readonly Field[];
  words: CardWords;
  problem: string | null;
  onSave: (values: Record<string, string>) => void;
  onCancel: () => void;
}) {
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    props.onSave(
      Object.fromEntries(props.fields.map(({ name }) => [name, String(form.get(name) ?? '').trim()])),
    );
  };
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === 'Escape') props.onCancel();
  };
  const stop = (event: { stopPropagation(): void }) => event.stopPropagation();
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={onSubmit}
      onKeyDown={onKeyDown}
      onMouseDown={stop}
      onTouchStart={stop}
    >
      {props.fields.map(({ name, label, value, most }, index) => (
        <label key={name}>
          {label}
          <input
            name={name}
            type="text"
            inputMode={name === 'url' ? 'url' : 'text'}
            defaultValue={value}
            maxLength={most}
            autoComplete="off"
            aria-invalid={(props.problem !== null && index === 0) || undefined}
            ref={index === 0 ? focus : undefined}
          />
        </label>
      ))}
      {props.problem && <p role="alert">{props.problem}</p>}
      <div>
        <button type="submit">{props.words.keep}</button>
        <button type="button" onClick={props.onCancel}>
          {props.words.cancel}
        </button>
      </div>
    </form>
  );
}

/** Whoever opened the form wants to write. */
const focus = (field: HTMLInputElement | null) => field?.focus();
