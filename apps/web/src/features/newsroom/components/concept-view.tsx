import { LOCALES, type Locale } from '@toile/contracts';
import type { Messages } from '@toile/i18n';
import { TAG_KINDS } from '@toile/vocabulary';
import Link from 'next/link';
import { getFormatter, getLocale, getMessages, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { Shape } from '../../../api/operations';
import { catalogueNames } from '../../../catalogue/names';
import { filled } from '../../../i18n/filled';
import { MOMENT } from '../../../i18n/moment';
import type { Concept } from '../api/vocabulary-api';
import { RetireConcept, UndoMerge } from './concept-end';
import { ConceptForm } from './concept-form';
import { ConceptMerge } from './concept-merge';
import { ConceptPlace } from './concept-place';
import { ConceptSplit } from './concept-split';
import { previewNames } from './preview-names';
import styles from './vocabulary.module.css';

/** The language of a reader's names for languages: "français", "Chinese". */
export function languageNames(locale: Locale): (one: Locale) => string {
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  return (one) => names.of(one) ?? one;
}

/** A concept with all its words, what stands above and below it, what can be done with it, and who has changed it. */
export async function ConceptView(props: {
  concept: Concept;
  history: Shape<'ConceptHistoryDto'>;
  hrefOf: (id: string) => string;
  /** The page without a concept. */
  list: string;
}) {
  const { concept, history, hrefOf } = props;
  const [locale, { newsroom }, names, preview] = await Promise.all([
    getLocale(),
    getMessages() as Promise<Messages>,
    catalogueNames(),
    previewNames(),
  ]);
  const { form, change, add } = newsroom;
  const words = { ...form, ...change };
  const name = languageNames(locale);
  const languages = LOCALES.map((one) => ({ locale: one, name: name(one) }));
  const title = concept.label[locale] ?? concept.slug;
  const called = (id: string) => names.tag({ slug: id.slice(id.indexOf('/') + 1), name: id });
  const place = { called, hrefOf };
  const isTag = TAG_KINDS.some((kind) => kind === concept.kind);
  const version = `${concept.id} ${concept.version}`;
  return (
    <section aria-labelledby="concept">
      <h2 id="concept" className={styles.title}>
        {title} <small>{concept.id}</small>
      </h2>
      <dl className={styles.places}>
        <Places name={form.parents} ids={concept.parents} {...place} />
        <Places name={form.narrower} ids={concept.narrower} {...place} />
        {/* Its own label would be the one of what it was merged into. */}
        <Places name={change.ofMerges} ids={concept.merged} called={(id) => id} hrefOf={hrefOf} />
        {concept.merged_into && <Places name={change.mergedInto} ids={[concept.merged_into]} {...place} />}
      </dl>
      {concept.merged_into && <UndoMerge key={version} concept={concept} words={words} />}
      {!concept.merged_into && (
        <>
          <ConceptForm
            key={version}
            concept={concept}
            languages={languages}
            words={{ ...words, label: filled(form.label, { concept: title }) }}
          />
          {isTag && (
            <div key={concept.id} className={styles.changes}>
              <Change title={change.place}>
                <ConceptPlace
                  key={version}
                  concept={concept}
                  wider={concept.parents.map((id) => ({ slug: id, name: called(id) }))}
                  locale={locale}
                  words={words}
                />
              </Change>
              <Change title={change.merge}>
                <ConceptMerge
                  key={version}
                  concept={concept}
                  locale={locale}
                  words={words}
                  preview={preview}
                  page={hrefOf('')}
                />
              </Change>
              <Change title={change.split}>
                <ConceptSplit
                  key={version}
                  concept={concept}
                  languages={languages}
                  locale={locale}
                  words={{ ...words, slug: add.slug }}
                  preview={preview}
                  page={hrefOf('')}
                />
              </Change>
              {concept.added && (
                <Change title={change.retire}>
                  <RetireConcept
                    concept={concept}
                    words={{ ...words, retireQuestion: filled(change.retireQuestion, { concept: title }) }}
                    list={props.list}
                  />
                </Change>
              )}
            </div>
          )}
        </>
      )}
      <History history={history} />
    </section>
  );
}

function Change({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details>
      <summary>{title}</summary>
      {children}
    </details>
  );
}

function Places(props: {
  name: string;
  ids: readonly string[];
  called: (id: string) => string;
  hrefOf: (id: string) => string;
}) {
  if (props.ids.length === 0) return null;
  return (
    <div>
      <dt>{props.name}</dt>
      {props.ids.map((id) => (
        <dd key={id}>
          <Link href={props.hrefOf(id)} prefetch={false}>
            {props.called(id)}
          </Link>
        </dd>
      ))}
    </div>
  );
}

const CHANGES = [
  'ConceptAdded',
  'ConceptReworded',
  'ConceptMoved',
  'ConceptMerged',
  'MergeUndone',
  'ConceptRetired',
] as const;

/** The last change comes first. */
async function History({ history: { changes } }: { history: Shape<'ConceptHistoryDto'> }) {
  const [t, format] = await Promise.all([getTranslations('newsroom.history'), getFormatter()]);
  return (
    <section className={styles.history} aria-labelledby="history">
      <h3 id="history">{t('title')}</h3>
      {changes.length === 0 && <p className={styles.fine}>{t('none')}</p>}
      <ol>
        {changes.toReversed().map(({ version, type, by, at }) => {
          const change = CHANGES.find((one) => one === type);
          return (
            <li key={version}>
              <time dateTime={at}>{format.dateTime(new Date(at), MOMENT)}</time>{' '}
              <strong>{by?.name ?? t('somebody')}</strong> {change ? t(change) : type}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
