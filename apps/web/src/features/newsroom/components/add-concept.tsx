import { LOCALES, type Reference } from '@toile/contracts';
import type { Messages } from '@toile/i18n';
import { TAG_KINDS } from '@toile/vocabulary';
import { getLocale, getMessages } from 'next-intl/server';
import { catalogueNames } from '../../../catalogue/names';
import { languageNames } from './concept-view';
import { NewConcept } from './new-concept';
import styles from './vocabulary.module.css';

/** A concept is added, for a tag that looks have already or for none yet. */
export async function AddConcept(props: { tag: Reference | null; hrefOf: (id: string) => string }) {
  const [locale, { newsroom }, names] = await Promise.all([
    getLocale(),
    getMessages() as Promise<Messages>,
    catalogueNames(),
  ]);
  const { form, change, add } = newsroom;
  const name = languageNames(locale);
  return (
    <section aria-labelledby="new">
      <h2 id="new" className={styles.title}>
        {add.title}
      </h2>
      <NewConcept
        tag={props.tag}
        kinds={TAG_KINDS.map((kind) => ({ value: kind, label: names.category({ slug: kind, name: kind }) }))}
        languages={LOCALES.map((one) => ({ locale: one, name: name(one) }))}
        locale={locale}
        words={{ ...form, ...change, ...add }}
        page={props.hrefOf('')}
      />
    </section>
  );
}
