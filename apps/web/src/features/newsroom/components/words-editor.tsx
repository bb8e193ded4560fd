'use client';
import type { Locale, WrittenKind } from '@toile/contracts';
import { useRouter } from 'next/navigation';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Violation } from '../../../api/api-error';
import type { Shape } from '../../../api/operations';
import fields from '../../../forms/fields.module.css';
import type { RefusalWords } from '../../../forms/refusals';
import { filled } from '../../../i18n/filled';
import { differencesOf, yielding } from '../lib/difference';
import { type Doc, valueIn, WORD_FIELDS, withValue } from '../lib/word-fields';
import { DifferenceView, namedPlace } from './difference-view';
import { DraftFrame } from './draft-frame';
import type { FigureChoices } from './figure-choices';
import { NewsletterMailing } from './newsletter-mailing';
import { PublishPanel } from './publish-panel';
import shows from './shows.module.css';
import { TranslationCheck } from './translation-check';
import { type Standing, useDraft } from './use-draft';
import { inputId, WordInput } from './word-input';
import styles from './words.module.css';
import { type ShownChange, WordsHistory } from './words-history';
import { type Language, labelOf, type WordsWords } from './words-types';

interface EditorProps {
  kind: WrittenKind;
  details: Shape<'WrittenDetailsDto'>;
  changes: readonly ShownChange[];
  languages: readonly Language[];
  locale: Locale;
  names: Readonly<Record<string, string>>;
  figures: FigureChoices;
  words: WordsWords;
  refused: RefusalWords;
}

/** A document as it was when the page came, and as it is now when something was done with it. */
export function WordsEditor(props: EditorProps) {
  const router = useRouter();
  const [shown, setShown] = useState({ props, turn: 0 });
  /** What the page told when something was done: what it tells next is shown. */
  const [before, setBefore] = useState<EditorProps['details'] | null>(null);
  useEffect(() => {
    if (!before || props.details === before) return;
    setShown(({ turn }) => ({ props, turn: turn + 1 }));
    setBefore(null);
  }, [before, props]);
  const renew = () => {
    setBefore(props.details);
    router.refresh();
  };
  return <Writing key={shown.turn} {...shown.props} onRenew={renew} />;
}

function Writing(props: EditorProps & { onRenew: () => void }) {
  const { kind, details, languages, words, onRenew } = props;
  const { slug, draft } = details;
  const name = { kind, slug };
  const begun = draft ?? { version: 0, doc: details.live ?? details.last ?? {} };
  const { doc, version, kept, lacks, setLacks, standing, change, saveNow, settle, saved, giveUp } = useDraft(
    name,
    begun,
    details.languages,
  );
  const [chosen, setChosen] = useState<Locale>('en');
  const [violations, setViolations] = useState<Violation[]>([]);
  // Until the page is read by a browser nobody knows whose clocks count.
  const [zone, setZone] = useState('UTC');
  useEffect(() => setZone(Intl.DateTimeFormat().resolvedOptions().timeZone), []);
  const isLocked = draft?.publish_at != null;
  const own = WORD_FIELDS[kind];
  const translated = own.filter((field) => 'translated' in field && field.translated);
  const common = own.filter((field) => !translated.includes(field));
  const lacksOf = (locale: Locale, field: string) => {
    const state = lacks.find(({ language }) => language === locale);
    return state?.missing.includes(field) ? 'missing' : state?.stale.includes(field) ? 'stale' : null;
  };
  const input = (field: (typeof own)[number], locale: Locale) => (
    <WordInput
      key={`${locale} ${field.name}`}
      field={field}
      doc={doc}
      locale={locale}
      zone={zone}
      names={props.names}
      figures={props.figures}
      lacks={lacksOf(locale, field.name)}
      words={words}
      onChange={(value) => change(withValue(doc, field, locale, value))}
      onDoc={change}
    />
  );
  const beforehand = async () => {
    await saveNow();
    return saved.current.version;
  };
  const reload = () => {
    giveUp();
    onRenew();
  };
  const language = languages.find(({ locale }) => locale === chosen);
  const state = lacks.find((one) => one.language === chosen);
  const changes = differencesOf(details.live ?? {}, doc);
  return (
    <div className={styles.editor}>
      <div className={styles.form}>
        {standing.is === 'conflict' && (
          <Conflict standing={standing} {...props} onSettle={settle} doc={doc} onReload={reload} />
        )}
        {violations.length > 0 && (
          <Violations {...props} doc={doc} violations={violations} onChoose={setChosen} />
        )}
        <fieldset disabled={isLocked} className={styles.all}>
          {translated.length > 0 && (
            <LanguageTabs
              languages={languages}
              chosen={chosen}
              lacks={lacks}
              words={words}
              onChoose={setChosen}
            />
          )}
          {translated.length > 0 && (
            <div className={styles.words} role="tabpanel" id="words" aria-labelledby={`tab-${chosen}`}>
              {translated.map((field) => input(field, chosen))}
              {language && state && (
                <TranslationCheck
                  name={name}
                  language={language}
                  state={state}
                  locale={props.locale}
                  words={words}
                  beforehand={beforehand}
                  onChecked={setLacks}
                />
              )}
            </div>
          )}
          <div className={styles.common}>{common.map((field) => input(field, 'en'))}</div>
        </fieldset>
        <p className={styles.standing} role="status" data-is={standing.is}>
          {said(standing, isLocked, props)}
        </p>
      </div>
      <div className={styles.beside}>
        <PublishPanel
          name={name}
          details={details}
          version={version}
          state={stateOf(details, version, changes.length > 0)}
          zone={zone}
          locale={props.locale}
          words={words}
          beforehand={beforehand}
          onViolations={setViolations}
          onDone={onRenew}
        />
        <DraftFrame
          address={`/${chosen}/newsroom/words/preview?${new URLSearchParams(name)}`}
          version={version}
          words={words}
        />
        {kind === 'newsletter' && (
          <NewsletterMailing
            slug={slug}
            version={version}
            isChanged={kept.version > 0 && changes.length > 0}
            chosen={chosen}
            languages={languages}
            locale={props.locale}
            zone={zone}
            words={words}
            beforehand={beforehand}
          />
        )}
        {details.live && kept.version > 0 && (
          <details className={styles.new}>
            <summary>{words.newSinceLive}</summary>
            <DifferenceView
              differences={changes}
              languages={languages}
              words={words}
              locale={props.locale}
              names={props.names}
            />
          </details>
        )}
        <WordsHistory
          name={name}
          changes={props.changes}
          languages={languages}
          words={words}
          locale={props.locale}
          names={props.names}
          onRestore={isLocked ? null : change}
        />
      </div>
    </div>
  );
}

/** As it is after what was saved here. */
function stateOf({ draft, live }: EditorProps['details'], version: number, differs: boolean) {
  if (draft?.publish_at) return 'scheduled';
  if (version === 0) return live ? 'live' : 'withdrawn';
  return live ? (differs ? 'changed' : 'live') : 'draft';
}

/** What was saved, in words. */
function said(standing: Standing, isLocked: boolean, { words, languages, locale }: EditorProps): string {
  if (isLocked) return words.schedule.locked;
  switch (standing.is) {
    case 'saved': {
      const places = standing.what.map((one) => namedPlace(one, languages, words));
      const what = new Intl.ListFormat(locale, { type: 'unit' }).format([...new Set(places)]);
      const time = standing.at.toLocaleTimeString(locale, { timeStyle: 'short' });
      return filled(words.saved, { what, time });
    }
    case 'refused':
      return filled(words.refused, { why: standing.why });
    case 'conflict':
      return standing.theirs ? words.conflict.both : words.conflict.gone;
    default:
      return words[standing.is];
  }
}

/** Languages as tabs, each with what it lacks; arrows go from one to the next. */
function LanguageTabs(props: {
  languages: readonly Language[];
  chosen: Locale;
  lacks: Shape<'LanguageStateDto'>[];
  words: WordsWords;
  onChoose: (locale: Locale) => void;
}) {
  const { languages, chosen, lacks, words, onChoose } = props;
  const tabs = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (by === undefined) return;
    const at = languages.findIndex(({ locale }) => locale === chosen);
    const next = languages.at((at + by) % languages.length);
    if (!next) return;
    event.preventDefault();
    onChoose(next.locale);
    tabs.current?.querySelector<HTMLElement>(`#tab-${next.locale}`)?.focus();
  };
  return (
    <div className={styles.tabs} role="tablist" aria-label={words.languages} ref={tabs} onKeyDown={onKeyDown}>
      {languages.map(({ locale, name }) => {
        const state = lacks.find(({ language }) => language === locale);
        const marks = [
          ...(state?.missing.length ? [filled(words.missingCount, { count: state.missing.length })] : []),
          ...(state?.stale.length ? [filled(words.staleCount, { count: state.stale.length })] : []),
        ];
        return (
          <button
            key={locale}
            type="button"
            role="tab"
            id={`tab-${locale}`}
            aria-selected={locale === chosen}
            aria-controls="words"
            tabIndex={locale === chosen ? 0 : -1}
            onClick={() => onChoose(locale)}
          >
            {name}
            {marks.length > 0 && <small>{marks.join(', ')}</small>}
            {state?.checked && <small data-is="checked">{words.check.tab}</small>}
          </button>
        );
      })}
    </div>
  );
}

/** Two have written the same field: nothing of either is lost until somebody has chosen. */
function Conflict(
  props: EditorProps & {
    standing: Extract<Standing, { is: 'conflict' }>;
    doc: Doc;
    onSettle: (doc: Doc) => void;
    onReload: () => void;
  },
) {
  const { standing, doc, words, onSettle } = props;
  const { both, theirs } = standing;
  return (
    <div className={fields.error} role="alert">
      <p>{theirs ? words.conflict.both : words.conflict.gone}</p>
      {theirs && <DifferenceView {...props} differences={both} />}
      <div className={shows.row}>
        <button type="button" className={shows.button} onClick={() => onSettle(doc)}>
          {words.conflict.mine}
        </button>
        <button
          type="button"
          className={shows.button}
          onClick={() => (theirs ? onSettle(yielding(doc, both)) : props.onReload())}
        >
          {theirs ? words.conflict.theirs : words.conflict.reload}
        </button>
      </div>
    </div>
  );
}

/** Why it cannot be published, each with a way to its field. */
function Violations(
  props: EditorProps & {
    doc: Doc;
    violations: readonly Violation[];
    onChoose: (locale: Locale) => void;
  },
) {
  const { doc, violations, languages, words, refused, onChoose } = props;
  const found = violations.map(({ propertyPath, message, code }) => {
    const [first = '', second = '', third = ''] = propertyPath.split('.');
    const other = first === 'translations' ? languages.find(({ locale }) => locale === second) : undefined;
    const field = other ? third : first;
    const own = WORD_FIELDS[props.kind].find(
      (one) => one.name === field || ('list' in one && one.list === field),
    );
    const locale: Locale = other?.locale ?? 'en';
    const value = own && valueIn(doc, own, locale);
    const isBlank = own !== undefined && (value === undefined || value === null || value === '');
    // What is wrong inside of a list or a part only the api can say.
    const isWhole = propertyPath === (other ? `${first}.${second}.${third}` : first);
    const told: Record<string, string> = { too_big: refused.tooLong, taken: words.numberTaken };
    const text = isBlank ? refused.missing : (told[code] ?? refused.invalid);
    return {
      key: propertyPath + message,
      text: isWhole ? text : message,
      locale,
      field: own?.name ?? field,
    };
  });
  const go = (locale: Locale, field: string) => {
    onChoose(locale);
    // Its language's fields are drawn first.
    requestAnimationFrame(() => document.getElementById(inputId(locale, field))?.focus());
  };
  return (
    <div className={fields.violations} role="alert">
      <p>{words.notYet}</p>
      <ul>
        {found.map(({ key, text, locale, field }) => (
          <li key={key}>
            <button type="button" onClick={() => go(locale, field)}>
              {locale === 'en'
                ? labelOf(words, field)
                : namedPlace({ field, language: locale }, languages, words)}
            </button>
            : {text}
          </li>
        ))}
      </ul>
    </div>
  );
}
