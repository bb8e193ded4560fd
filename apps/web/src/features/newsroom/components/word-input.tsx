'use client';
import type { Locale } from '@toile/contracts';
import fields from '../../../forms/fields.module.css';
import { filled } from '../../../i18n/filled';
import {
  asBlocks,
  asList,
  asObject,
  asText,
  type Doc,
  valueIn,
  type WordField,
  withoutThing,
} from '../lib/word-fields';
import { fromLocal, toLocal } from '../lib/zoned';
import { BlockEditor } from './block-editor';
import type { FigureChoices } from './figure-choices';
import { ListField } from './list-field';
import { PictureField } from './picture-field';
import shows from './shows.module.css';
import styles from './words.module.css';
import { labelOf, type WordsWords } from './words-types';

export const inputId = (locale: Locale, field: string) => `field-${locale}-${field}`;

interface InputProps {
  field: WordField;
  doc: Doc;
  locale: Locale;
  /** Of dates. */
  zone: string;
  /** What is called how where slugs are chosen from. */
  names: Readonly<Record<string, string>>;
  /** Figures an article may hold, and what they are narrowed by. */
  figures: FigureChoices;
  /** What this language lacks of the field. */
  lacks: 'missing' | 'stale' | null;
  words: WordsWords;
  onChange: (value: unknown) => void;
  /** For what changes more than this field. */
  onDoc: (doc: Doc) => void;
}

/** One field of a document, in one language. */
export function WordInput(props: InputProps) {
  const { locale, field, lacks, words } = props;
  return (
    <div className={styles.field} data-lacks={lacks ?? undefined}>
      <Control {...props} />
      {lacks && <small className={styles.lacks}>{lacks === 'missing' ? words.missing : words.stale}</small>}
      {locale !== 'en' && 'translated' in field && <English {...props} />}
    </div>
  );
}

/** What a translator translates. */
function English({ field, doc, words }: InputProps) {
  const english = field.is === 'line' || field.is === 'long' ? asText(valueIn(doc, field, 'en')) : '';
  if (!english) return null;
  return (
    <small className={shows.fine} lang="en">
      {filled(words.english, { text: english })}
    </small>
  );
}

function Control(props: InputProps) {
  const { field, doc, locale, words, names, onChange } = props;
  const value = valueIn(doc, field, locale);
  const label = labelOf(words, field.name);
  const id = inputId(locale, field.name);
  const lang = 'translated' in field ? locale : undefined;
  const isRequired = field.required === true && locale === 'en';
  switch (field.is) {
    case 'line':
    case 'link': {
      const isNull = field.orNull || (field.is === 'link' && !field.required);
      return (
        <label className={fields.field}>
          <span>{label}</span>
          <input
            id={id}
            lang={lang}
            maxLength={field.most}
            aria-required={isRequired}
            placeholder={field.is === 'link' ? '/page/… https://…' : undefined}
            value={asText(value)}
            onChange={(event) => onChange(event.target.value || (isNull ? null : ''))}
          />
        </label>
      );
    }
    case 'long':
      return (
        <label className={fields.field}>
          <span>{label}</span>
          <textarea
            id={id}
            lang={lang}
            rows={3}
            maxLength={field.most}
            value={asText(value)}
            onChange={(event) => onChange(event.target.value)}
          />
        </label>
      );
    case 'number':
      return (
        <label className={fields.field}>
          <span>{label}</span>
          <input
            id={id}
            type="number"
            min={field.least}
            max={field.most}
            step={field.step ?? 1}
            aria-required={isRequired}
            value={asText(value)}
            onChange={(event) => onChange(event.target.value === '' ? undefined : Number(event.target.value))}
          />
        </label>
      );
    case 'time':
      return <TimeInput {...props} label={label} id={id} value={asText(value)} />;
    case 'choice':
      return (
        <label className={fields.field}>
          <span>{label}</span>
          <select
            id={id}
            aria-required={isRequired}
            value={asText(value)}
            onChange={(event) => onChange(event.target.value || (field.required ? undefined : null))}
          >
            <option value="">{words.choose}</option>
            {choicesOf(field, names, asText(value)).map((choice) => (
              <option key={choice} value={choice}>
                {names[`${field.name}:${choice}`] ?? names[choice] ?? labelOf(words, choice)}
              </option>
            ))}
          </select>
        </label>
      );
    case 'check':
      return (
        <label className={fields.check}>
          <input
            id={id}
            type="checkbox"
            checked={field.unless ? value === true : value !== false}
            onChange={(event) => onChange(event.target.checked)}
          />
          <span>{label}</span>
        </label>
      );
    case 'picture':
      return (
        <PictureField
          label={label}
          id={id}
          value={asText(value)}
          words={words}
          onChange={(filename) => onChange(filename)}
        />
      );
    case 'blocks':
      return (
        <BlockEditor
          id={id}
          blocks={asBlocks(value)}
          english={locale === 'en' ? null : asBlocks(valueIn(doc, field, 'en'))}
          locale={locale}
          words={words}
          choices={props.figures}
          onChange={onChange}
        />
      );
    case 'lines':
      return (
        <ListField
          id={id}
          label={label}
          field={field}
          locale={locale}
          things={asList(valueIn(doc, field, 'en')).map(asObject)}
          texts={locale === 'en' ? null : asList(value).map(asText)}
          words={words}
          onChange={onChange}
          onRemove={(at) => props.onDoc(withoutThing(doc, field, at))}
        />
      );
    case 'seo':
      return <SeoInput {...props} id={id} />;
    case 'figures':
      return <FiguresInput {...props} id={id} label={label} field={field} />;
  }
}

/** Those of the field, or those of the site; what stands there already stays to be chosen. */
function choicesOf(
  field: Extract<WordField, { is: 'choice' }>,
  names: InputProps['names'],
  value: string,
): readonly string[] {
  const { choices, name } = field;
  if (choices !== 'of-the-site') return choices;
  const known = Object.keys(names).flatMap((key) =>
    key.startsWith(`${name}:`) ? key.slice(name.length + 1) : [],
  );
  return !value || known.includes(value) ? known : [value, ...known];
}

function TimeInput(props: InputProps & { label: string; id: string; value: string }) {
  const { field, value, zone, words, onChange } = props;
  const isTime = value !== '' && !Number.isNaN(Date.parse(value));
  const sinceThen = field.name === 'published_at' || field.name === 'starts_at';
  return (
    <label className={fields.field}>
      <span>{props.label}</span>
      <input
        id={props.id}
        type="datetime-local"
        value={isTime ? toLocal(value, zone) : ''}
        onChange={(event) =>
          onChange(event.target.value ? fromLocal(event.target.value, zone) : sinceThen ? undefined : null)
        }
      />
      {sinceThen && !isTime && <small>{words.whenPublished}</small>}
    </label>
  );
}

function SeoInput({ id, doc, field, locale, words, onChange }: InputProps & { id: string }) {
  const seo = asObject(valueIn(doc, field, locale));
  const change = (name: 'title' | 'description', text: string) => {
    const said = { title: asText(seo.title), description: asText(seo.description), [name]: text };
    onChange(said.title || said.description ? said : undefined);
  };
  return (
    <details className={styles.seo} id={id} open={Boolean(seo.title || seo.description)}>
      <summary>{words.fields.seo}</summary>
      <p className={shows.fine}>{words.seo.hint}</p>
      <label className={fields.field}>
        <span>{words.seo.title}</span>
        <input
          lang={locale}
          maxLength={200}
          value={asText(seo.title)}
          onChange={(event) => change('title', event.target.value)}
        />
      </label>
      <label className={fields.field}>
        <span>{words.seo.description}</span>
        <textarea
          lang={locale}
          rows={2}
          maxLength={500}
          value={asText(seo.description)}
          onChange={(event) => change('description', event.target.value)}
        />
      </label>
    </details>
  );
}

/** What Toile draws a report's file from; nothing for a file that was uploaded. */
function FiguresInput(
  props: InputProps & { id: string; label: string; field: Extract<WordField, { is: 'figures' }> },
) {
  const { field, doc, words, names, onChange } = props;
  const figures = asObject(valueIn(doc, field, 'en'));
  const chosen = asList(figures.chapters);
  const type = asText(figures.type);
  return (
    <fieldset className={styles.checks} id={props.id}>
      <legend>{props.label}</legend>
      <label className={fields.field}>
        <span>{words.figuresOf}</span>
        <select
          value={type}
          onChange={(event) =>
            onChange(event.target.value ? { type: event.target.value, chapters: chosen } : null)
          }
        >
          <option value="">{words.uploaded}</option>
          {field.types.map((one) => (
            <option key={one} value={one}>
              {names[one] ?? one}
            </option>
          ))}
        </select>
      </label>
      {type &&
        field.chapters.map((chapter) => (
          <label key={chapter} className={fields.check}>
            <input
              type="checkbox"
              checked={chosen.includes(chapter)}
              onChange={(event) =>
                onChange({
                  type,
                  chapters: field.chapters.filter((one) =>
                    one === chapter ? event.target.checked : chosen.includes(one),
                  ),
                })
              }
            />
            <span>{names[chapter] ?? chapter}</span>
          </label>
        ))}
    </fieldset>
  );
}
