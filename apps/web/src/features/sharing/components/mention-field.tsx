'use client';
import { useState } from 'react';
import type { Choice } from '../../../design/combobox-props';
import { LazyField, loadCombobox } from '../../../design/lazy-field';
import { filled } from '../../../i18n/filled';
import styles from './together.module.css';

interface Person {
  id: string;
  name: string;
}

const load = () => loadCombobox<Choice>();

/** Who is told of a comment: found by their name, and left out again. */
export function MentionField(props: {
  people: readonly Person[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  words: Record<'mention' | 'find' | 'untell', string>;
}) {
  const { people, chosen, onChange, words } = props;
  const [text, setText] = useState('');
  const sought = text.trim().replace(/^@/, '').toLocaleLowerCase();
  const choices = people
    .filter(({ id, name }) => !chosen.includes(id) && name.toLocaleLowerCase().includes(sought))
    .map(({ id, name }) => ({ slug: id, name }));
  return (
    <div className={styles.mention}>
      {chosen.length > 0 && (
        <ul className={styles.told}>
          {people
            .filter(({ id }) => chosen.includes(id))
            .map(({ id, name }) => (
              <li key={id}>
                <span>@{name}</span>
                <button
                  type="button"
                  aria-label={filled(words.untell, { name })}
                  onClick={() => onChange(chosen.filter((one) => one !== id))}
                >
                  ×
                </button>
              </li>
            ))}
        </ul>
      )}
      <LazyField
        field={{ label: words.mention, placeholder: words.find, text, onText: setText, maxLength: 100 }}
        load={load}
        more={{
          choices,
          message: '',
          picksFirst: true,
          onChoose: ({ slug }: Choice) => {
            onChange([...chosen, slug]);
            setText('');
          },
        }}
      />
    </div>
  );
}
