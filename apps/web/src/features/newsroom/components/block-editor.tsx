'use client';
import type { Block, Locale } from '@toile/contracts';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import fields from '../../../forms/fields.module.css';
import { filled } from '../../../i18n/filled';
import { slugsIn } from '../lib/word-fields';
import type { FigureChoices } from './figure-choices';
import { FigureFields } from './figure-fields';
import { LookFinder } from './look-finder';
import { NamedLooks } from './named-looks';
import { PictureField } from './picture-field';
import shows from './shows.module.css';
import styles from './words.module.css';
import type { WordsWords } from './words-types';

const EMPTY: { [T in Block['type']]: Extract<Block, { type: T }> } = {
  paragraph: { type: 'paragraph', text: '' },
  heading: { type: 'heading', text: '' },
  quote: { type: 'quote', text: '', by: '' },
  question: { type: 'question', text: '', answer: '' },
  looks: { type: 'looks', looks: [] },
  picture: { type: 'picture', look: null, image: null, width: null, height: null, alt: '', caption: '' },
  figure: { type: 'figure', figure: 'homepage/trends/kpi', filters: {}, caption: '' },
};
const TYPES = Object.keys(EMPTY) as Block['type'][];
const MOST: Record<string, number> = {
  heading: 300,
  paragraph: 5_000,
  quote: 2_000,
  question: 1_000,
  answer: 5_000,
  by: 200,
  caption: 1_000,
};

/** The parts of an article in their order: Alt and an arrow move one, and the focus goes with it. */
export function BlockEditor(props: {
  blocks: readonly Block[];
  /** The English ones, to begin a translation from. */
  english: readonly Block[] | null;
  locale: Locale;
  id: string;
  words: WordsWords;
  choices: FigureChoices;
  onChange: (blocks: Block[]) => void;
}) {
  const { blocks, english, words, onChange } = props;
  const list = useRef<HTMLOListElement>(null);
  const [wanted, setWanted] = useState<number | null>(null);
  useEffect(() => {
    if (wanted === null) return;
    list.current?.children[wanted]?.querySelector<HTMLElement>('textarea, input, select')?.focus();
    setWanted(null);
  }, [wanted]);

  const put = (at: number, block: Block) =>
    onChange(blocks.map((one, index) => (index === at ? block : one)));
  const move = (at: number, by: -1 | 1) => {
    const [block, other] = [blocks[at], blocks[at + by]];
    if (!block || !other) return;
    onChange(blocks.map((one, index) => (index === at ? other : index === at + by ? block : one)));
    setWanted(at + by);
  };
  const remove = (at: number) => {
    onChange(blocks.filter((_, index) => index !== at));
    if (blocks.length > 1) setWanted(Math.max(0, at - 1));
  };
  const add = (type: Block['type']) => {
    onChange([...blocks, EMPTY[type]]);
    setWanted(blocks.length);
  };
  const onKeyDown = (event: KeyboardEvent, at: number) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    move(at, event.key === 'ArrowUp' ? -1 : 1);
  };
  return (
    <fieldset className={styles.blocks} id={props.id} tabIndex={-1}>
      <legend>{words.fields.blocks}</legend>
      <p className={shows.fine}>{words.blocks.keys}</p>
      {blocks.length === 0 && english && english.length > 0 && (
        <button type="button" className={shows.link} onClick={() => onChange(structuredClone([...english]))}>
          {words.blocks.copy}
        </button>
      )}
      <ol ref={list}>
        {blocks.map((block, at) => {
          const name = filled(words.blocks.numbered, { kind: words.blocks[block.type], number: at + 1 });
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: parts have no names, and their fields hold nothing of their own.
            <li key={at} onKeyDown={(event) => onKeyDown(event, at)}>
              <fieldset className={styles.part} aria-label={name}>
                <BlockFields
                  block={block}
                  locale={props.locale}
                  id={`${props.id}-${at}`}
                  words={words}
                  choices={props.choices}
                  onChange={(one) => put(at, one)}
                />
                <div className={styles.tools}>
                  <small aria-hidden="true">{name}</small>
                  <button
                    type="button"
                    disabled={at === 0}
                    aria-label={filled(words.blocks.up, { name })}
                    onClick={() => move(at, -1)}
                  >
                    ↑
                  </button>
                  <button
                    type="button"
                    disabled={at === blocks.length - 1}
                    aria-label={filled(words.blocks.down, { name })}
                    onClick={() => move(at, 1)}
                  >
                    ↓
                  </button>
                  <button
                    type="button"
                    aria-label={filled(words.blocks.remove, { name })}
                    onClick={() => remove(at)}
                  >
                    ×
                  </button>
                </div>
              </fieldset>
            </li>
          );
        })}
      </ol>
      <fieldset className={styles.adding} aria-label={words.blocks.add}>
        <span aria-hidden="true">{words.blocks.add}</span>
        {TYPES.map((type) => (
          <button key={type} type="button" className={shows.link} onClick={() => add(type)}>
            {words.blocks[type]}
          </button>
        ))}
      </fieldset>
    </fieldset>
  );
}

function BlockFields(props: {
  block: Block;
  locale: Locale;
  id: string;
  words: WordsWords;
  choices: FigureChoices;
  onChange: (block: Block) => void;
}) {
  const { block, words, locale, onChange } = props;
  const text = (label: string, value: string, most: number, change: (value: string) => void, rows = 3) => (
    <label className={fields.field}>
      <span>{label}</span>
      <textarea
        lang={locale}
        rows={rows}
        maxLength={most}
        value={value}
        onChange={(event) => change(event.target.value)}
      />
    </label>
  );
  const label = words.blocks[block.type];
  switch (block.type) {
    case 'heading':
      return text(label, block.text, MOST.heading ?? 0, (one) => onChange({ ...block, text: one }), 1);
    case 'paragraph':
      return text(label, block.text, MOST.paragraph ?? 0, (one) => onChange({ ...block, text: one }), 4);
    case 'quote':
      return (
        <>
          {text(label, block.text, MOST.quote ?? 0, (one) => onChange({ ...block, text: one }))}
          {text(words.blocks.by, block.by, MOST.by ?? 0, (one) => onChange({ ...block, by: one }), 1)}
        </>
      );
    case 'question':
      return (
        <>
          {text(label, block.text, MOST.question ?? 0, (one) => onChange({ ...block, text: one }), 2)}
          {text(words.blocks.answer, block.answer, MOST.answer ?? 0, (one) =>
            onChange({ ...block, answer: one }),
          )}
        </>
      );
    case 'looks':
      return (
        <LooksField looks={block.looks} words={words} onChange={(looks) => onChange({ ...block, looks })} />
      );
    case 'picture':
      return (
        <>
          <LookField
            look={block.look}
            words={words}
            onChange={(look) => onChange({ ...block, ...NO_PICTURE, look })}
          />
          <PictureField
            id={`${props.id}-picture`}
            label={words.blocks.orUpload}
            value={block.image ?? ''}
            words={words}
            onChange={(image, size) => onChange({ ...block, ...NO_PICTURE, ...size, image })}
          />
          {text(words.blocks.alt, block.alt, MOST.caption ?? 0, (alt) => onChange({ ...block, alt }), 2)}
          {text(
            words.blocks.caption,
            block.caption,
            MOST.caption ?? 0,
            (caption) => onChange({ ...block, caption }),
            2,
          )}
        </>
      );
    case 'figure':
      return (
        <>
          <FigureFields block={block} choices={props.choices} words={words} onChange={onChange} />
          {text(
            words.blocks.caption,
            block.caption,
            MOST.caption ?? 0,
            (caption) => onChange({ ...block, caption }),
            2,
          )}
        </>
      );
  }
}

const NO_PICTURE = { look: null, image: null, width: null, height: null };

/** What is typed stays as it is typed: slugs are read from it. */
export function LooksField(props: {
  looks: readonly string[];
  words: WordsWords;
  onChange: (looks: string[]) => void;
}) {
  const { looks, words } = props;
  const [text, setText] = useState(looks.join('\n'));
  const [shown, setShown] = useState(looks);
  // Somebody else's, or another version's.
  if (shown.join() !== looks.join()) {
    setShown(looks);
    if (slugsIn(text).join() !== looks.join()) setText(looks.join('\n'));
  }
  return (
    <>
      <label className={fields.field}>
        <span>{words.blocks.looks}</span>
        <textarea
          rows={3}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            props.onChange(slugsIn(event.target.value));
          }}
        />
        <small>{words.blocks.looksHint}</small>
      </label>
      <NamedLooks slugs={looks} words={words} />
      <LookFinder taken={looks} words={words} onTake={(slug) => props.onChange([...looks, slug])} />
    </>
  );
}

/** One look, in the same way. */
function LookField(props: {
  look: string | null;
  words: WordsWords;
  onChange: (look: string | null) => void;
}) {
  const { look, words } = props;
  const [text, setText] = useState(look ?? '');
  const [shown, setShown] = useState(look);
  if (shown !== look) {
    setShown(look);
    if (slugIn(text) !== look) setText(look ?? '');
  }
  const named = look === null ? [] : [look];
  return (
    <>
      <label className={fields.field}>
        <span>{words.blocks.ofLook}</span>
        <input
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            props.onChange(slugIn(event.target.value));
          }}
        />
        <small>{words.blocks.ofLookHint}</small>
      </label>
      <NamedLooks slugs={named} words={words} />
      <LookFinder taken={named} words={words} onTake={props.onChange} />
    </>
  );
}
const slugIn = (text: string): string | null => slugsIn(text).at(0) ?? null;
