'use client';
import { useEffect, useState } from 'react';
import { LazyField, loadCombobox } from '../../../design/lazy-field';
import { filled } from '../../../i18n/filled';
import type { Hint } from '../lib/tag-hints';
import { type SearchedTag, tagsLike } from '../lib/tag-search';
import styles from './tagging.module.css';

export const PALETTE_KEYS = [...'qwertyuiop'];

type Words = Record<
  | 'hints'
  | 'noHints'
  | 'show'
  | 'colour'
  | 'brand'
  | 'similar'
  | 'model'
  | 'learned'
  | 'palette'
  | 'find'
  | 'findHint'
  | 'take'
  | 'noTags',
  string
>;

/** The tags of what is chosen, and the ways to more: suggestions, the most used ones, and words of any language. */
export function TagPanel(props: {
  title: string;
  tags: readonly string[];
  hints: readonly Hint[];
  /** Of what is missing among the suggestions, and why; nothing where it is empty. */
  note: string;
  palette: readonly SearchedTag[];
  all: readonly SearchedTag[];
  nameOf: (slug: string) => string;
  words: Words;
  onToggle: (tag: string) => void;
  /** Where the field is, for the key that leads there. */
  fieldId: string;
}) {
  const { tags, hints, words, nameOf, onToggle } = props;
  const [text, setText] = useState('');
  const { fieldId } = props;
  // Out of the field again, and keys are keys.
  useEffect(() => {
    const leave = ({ key, target }: KeyboardEvent) => {
      const isOurs = target instanceof HTMLInputElement && target.id === fieldId && target.value === '';
      if (key === 'Escape' && isOurs) target.blur();
    };
    document.addEventListener('keydown', leave);
    return () => document.removeEventListener('keydown', leave);
  }, [fieldId]);
  const choices = tagsLike(props.all, text).filter(({ slug }) => !tags.includes(slug));
  return (
    <div className={styles.panel}>
      <h2>{props.title}</h2>
      <ul className={styles.tags} aria-label={props.title}>
        {tags.length === 0 && <li className={styles.fine}>{words.noTags}</li>}
        {tags.map((tag) => (
          <li key={tag}>
            {nameOf(tag)}
            <button
              type="button"
              aria-label={filled(words.take, { name: nameOf(tag) })}
              onClick={() => onToggle(tag)}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
      <div className={styles.find}>
        <LazyField
          id={fieldId}
          field={{ label: words.find, placeholder: words.findHint, text, onText: setText }}
          load={loadCombobox<SearchedTag>}
          more={{
            choices,
            onChoose: ({ slug }) => {
              onToggle(slug);
              setText('');
            },
            message: '',
            picksFirst: true,
          }}
        />
      </div>
      <h3>{words.hints}</h3>
      {hints.length === 0 && <p className={styles.fine}>{words.noHints}</p>}
      <ol className={styles.hints}>
        {hints.map((hint, index) => (
          <li key={hint.tag}>
            <button type="button" onClick={() => onToggle(hint.tag)}>
              <kbd>{index + 1}</kbd> {nameOf(hint.tag)}{' '}
              <small>
                {filled(words[hint.source], {
                  looks: hint.looks,
                  of: hint.of,
                  share: `${Math.round(100 * (hint.share ?? 0))}%`,
                })}
                {hint.offered > 0 &&
                  ` · ${filled(words.learned, { accepted: hint.accepted, offered: hint.offered })}`}
              </small>
            </button>
          </li>
        ))}
      </ol>
      {props.note && <p className={styles.fine}>{props.note}</p>}
      <h3>{words.palette}</h3>
      <ul className={styles.palette}>
        {props.palette.map(({ slug, name }, index) => (
          <li key={slug}>
            <button type="button" aria-pressed={tags.includes(slug)} onClick={() => onToggle(slug)}>
              <kbd>{PALETTE_KEYS[index]}</kbd> {name}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
