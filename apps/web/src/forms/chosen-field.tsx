'use client';
import type { Reference } from '@toile/contracts';
import type { Choice } from '../design/combobox-props';
import { LazyField, loadCombobox } from '../design/lazy-field';
import { filled } from '../i18n/filled';
import styles from './chosen-field.module.css';

/** Things that were chosen, each to be taken away again, and a line to add others by what is suggested for it. */
export function ChosenField<C extends Choice>(props: {
  label: string;
  chosen: readonly Reference[];
  /** What is suggested for the text; what cannot be suggested cannot be chosen. */
  known: readonly C[];
  text: string;
  /** `remove` has the place `{name}`. */
  words: { add: string; remove: string };
  onText: (text: string) => void;
  onChange: (chosen: Reference[]) => void;
}) {
  const { chosen, words, onText, onChange } = props;
  return (
    <div className={styles.chosen}>
      <LazyField
        field={{ label: props.label, placeholder: words.add, text: props.text, onText }}
        load={loadCombobox<C>}
        more={{
          choices: props.known.filter(({ slug }) => !chosen.some((one) => one.slug === slug)),
          onChoose: ({ slug, name }) => {
            onChange([...chosen, { slug, name }]);
            onText('');
          },
          message: '',
          picksFirst: true,
        }}
      />
      <ul aria-label={props.label}>
        {chosen.map((one) => (
          <li key={one.slug}>
            {one.name}
            <button
              type="button"
              aria-label={filled(words.remove, { name: one.name })}
              onClick={() => onChange(chosen.filter(({ slug }) => slug !== one.slug))}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
