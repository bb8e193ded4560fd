import { LOCALES, type Locale } from '@toile/contracts';
import Link from 'next/link';
import { getFormatter, getLocale, getTranslations } from 'next-intl/server';
import type { Shape } from '../../../api/operations';
import type { Concept } from '../api/vocabulary-api';
import { ConceptForm } from './concept-form';
import styles from './vocabulary.module.css';

/** The language of a reader's names for languages: "français", "Chinese". */
export function languageNames(locale: Locale): (one: Locale) => string {
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  return (one) => names.of(one) ?? one;
}

/** A concept with all its words, what stands above and below it, and who has changed it. */
export async function ConceptView(props: {
  concept: Concept;
  history: Shape<'ConceptHistoryDto'>;
  hrefOf: (id: string) => string;
}) {
  const { concept, history, hrefOf } = props;
  const [locale, t] = await Promise.all([getLocale(), getTranslations('newsroom')]);
  const name = languageNames(locale);
  const title = concept.label[locale] ?? concept.slug;
  return (
    <section aria-labelledby="concept">
      <h2 id="concept" className={styles.title}>
        {title} <small>{concept.id}</small>
      </h2>
      <dl className={styles.places}>
        <Places name={t('form.parents')} ids={concept.parents} hrefOf={hrefOf} />
        <Places name={t('form.narrower')} ids={concept.narrower} hrefOf={hrefOf} />
      </dl>
      <ConceptForm
        key={`${concept.id} ${concept.version}`}
        concept={concept}
        languages={LOCALES.map((one) => ({ locale: one, name: name(one) }))}
        words={{
          label: t('form.label', { concept: title }),
          name: t('form.name'),
          plural: t('form.plural'),
          words: t('form.words'),
          note: t('form.note'),
          save: t('form.save'),
          saved: t('form.saved'),
          failed: t('form.failed'),
          notSaved: t('form.notSaved'),
          taken: t('form.taken'),
          noWord: t('form.noWord'),
          stale: t('form.stale'),
          reload: t('form.reload'),
        }}
      />
      <History history={history} />
    </section>
  );
}

function Places(props: { name: string; ids: readonly string[]; hrefOf: (id: string) => string }) {
  if (props.ids.length === 0) return null;
  return (
    <div>
      <dt>{props.name}</dt>
      {props.ids.map((id) => (
        <dd key={id}>
          <Link href={props.hrefOf(id)} prefetch={false}>
            {id}
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
              <time dateTime={at}>
                {format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' })}
              </time>{' '}
              <strong>{by?.name ?? t('somebody')}</strong> {change ? t(change) : type}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
