'use client';
import { DECK_TEMPLATES, type DeckTemplate, type Locale, MOST_COMPARED } from '@toile/contracts';
import type { Messages } from '@toile/i18n';
import { useRouter } from 'next/navigation';
import { type FormEvent, useId, useState } from 'react';
import fields from '../../../forms/fields.module.css';
import { useWrite } from '../../../forms/use-write';
import { href } from '../../../i18n/href';
import styles from './decks.module.css';

interface Option {
  value: string;
  label: string;
}
/** What a template is about. */
const ABOUT: Record<DeckTemplate, readonly ('season' | 'brand' | 'peers' | 'trend')[]> = {
  empty: [],
  'season-wrap-up': ['season'],
  'brand-against-peers': ['brand', 'peers', 'season'],
  'trend-brief': ['trend', 'season'],
  'show-report': ['brand', 'season'],
};

/** Begins a deck: its title, and a template with what it is about. */
export function NewDeck(props: {
  locale: Locale;
  words: Messages['decks'];
  seasons: readonly Option[];
  season: string;
  brands: readonly Option[];
  trends: readonly Option[];
}) {
  const { words, locale, seasons, brands, trends } = props;
  const router = useRouter();
  const id = useId();
  const [template, setTemplate] = useState<DeckTemplate>('season-wrap-up');
  const creating = useWrite('post', '/api/dashboard/decks', words.edit.failed);
  const about = ABOUT[template];
  const create = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const of = (name: 'season' | 'brand' | 'trend') =>
      about.includes(name) ? String(form.get(name) ?? '') : '';
    const [season, brand, trend] = [of('season'), of('brand'), of('trend')];
    const peers = about.includes('peers')
      ? form
          .getAll('peers')
          .map(String)
          .filter((one) => one && one !== brand)
      : [];
    const body = {
      title: String(form.get('title') ?? '').trim(),
      template,
      ...(season && { season }),
      ...(brand && { brand }),
      ...(trend && { trend }),
      peers: [...new Set(peers)].slice(0, MOST_COMPARED - 1),
    };
    creating.mutate(
      { body },
      { onSuccess: (deck) => router.push(href(locale, 'data_deck', { id: deck.id })) },
    );
  };
  const select = (name: 'season' | 'brand' | 'trend', options: readonly Option[], value?: string) => (
    <label className={fields.field}>
      <span>{words.new[name]}</span>
      <select name={name} required defaultValue={value ?? ''}>
        <option value="" disabled>
          {words.new.choose}
        </option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <section className={styles.new} aria-labelledby={id}>
      <h2 id={id}>{words.new.title}</h2>
      <form className={styles.newForm} onSubmit={create} aria-busy={creating.isPending}>
        <label className={fields.field}>
          <span>{words.new.name}</span>
          <input name="title" required maxLength={120} autoComplete="off" />
        </label>
        <label className={fields.field}>
          <span>{words.new.template}</span>
          <select value={template} onChange={(event) => setTemplate(event.target.value as DeckTemplate)}>
            {DECK_TEMPLATES.map((one) => (
              <option key={one} value={one}>
                {words.templates[one]}
              </option>
            ))}
          </select>
        </label>
        {about.includes('brand') && select('brand', brands)}
        {about.includes('trend') && select('trend', trends)}
        {about.includes('peers') &&
          [0, 1, 2].map((at) => (
            <label key={at} className={fields.field}>
              <span>{`${words.new.peers} ${at + 1}`}</span>
              <select name="peers" defaultValue="" required={at === 0}>
                <option value="">–</option>
                {brands.map((option) => (
                  <option key={option.value} value={option.value}>
                    {option.label}
                  </option>
                ))}
              </select>
            </label>
          ))}
        {about.includes('season') && select('season', seasons, props.season)}
        <button type="submit" className={fields.submit}>
          {words.new.create}
        </button>
      </form>
    </section>
  );
}
