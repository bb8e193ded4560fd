'use client';
import { EMBED_THEMES, LOCALES, type Locale } from '@toile/contracts';
import type { Messages } from '@toile/i18n';
import { useState } from 'react';
import fields from '../../../forms/fields.module.css';
import { localised } from '../../../i18n/localised';
import { showToast } from '../../../shell/toast-store';
import { addressIn, embedSnippet } from '../lib/snippet';
import styles from './export.module.css';

/** The code of an embedded figure, in a language and colours to choose: they stand in its address, so they can be changed on the page it is put on. */
export function EmbedCode(props: {
  /** Where it is shown, without the language. */
  path: string;
  title: string;
  rows: number;
  locale: Locale;
  words: Messages['savedItems'];
}) {
  const { path, title, rows, words } = props;
  const { embed, said } = words;
  const [locale, setLocale] = useState(props.locale);
  const [chosen, setChosen] = useState('');
  const theme = EMBED_THEMES.find((one) => one === chosen);
  const nameOf = new Intl.DisplayNames(props.locale, { type: 'language' });
  const address = window.location.origin + localised(locale, path);
  const snippet = embedSnippet(address, title, rows, theme);
  const copy = async () => {
    await navigator.clipboard.writeText(snippet).then(
      () => showToast({ kind: 'success', text: embed.copied }),
      () => showToast({ kind: 'warning', text: said.failed }),
    );
  };
  return (
    <>
      <div className={styles.pair}>
        <label className={fields.field}>
          <span>{embed.theme}</span>
          <select value={chosen} onChange={(event) => setChosen(event.target.value)}>
            <option value="">{embed.auto}</option>
            {EMBED_THEMES.map((one) => (
              <option key={one} value={one}>
                {embed[one]}
              </option>
            ))}
          </select>
        </label>
        <label className={fields.field}>
          <span>{embed.language}</span>
          <select
            value={locale}
            onChange={(event) => setLocale(LOCALES.find((one) => one === event.target.value) ?? props.locale)}
          >
            {LOCALES.map((one) => (
              <option key={one} value={one}>
                {nameOf.of(one)}
              </option>
            ))}
          </select>
        </label>
      </div>
      <label>
        <span className="visually-hidden">{embed.code}</span>
        <textarea
          className={styles.code}
          readOnly
          value={snippet}
          onFocus={(event) => event.target.select()}
        />
      </label>
      <p className={styles.about}>{embed.once}</p>
      <div className={styles.buttons}>
        <button type="button" className={styles.main} onClick={() => void copy()}>
          {embed.copy}
        </button>
        <a className={styles.plain} href={addressIn(theme, address)} target="_blank" rel="noreferrer">
          {embed.look}
        </a>
      </div>
    </>
  );
}
