'use client';
import Link from 'next/link';
import { type FormEvent, useState } from 'react';
import { send } from '../../../api/send';
import { Dialog } from '../../../design/dialog';
import fields from '../../../forms/fields.module.css';
import { href } from '../../../i18n/href';
import { showToast } from '../../../shell/toast-store';
import styles from './export.module.css';
import type { Reader } from './export-props';

/** What can be done with a whole page of the dashboard: print it, keep it under a name, find what was kept. */
export function PageTools({ locale, isSubscriber, words, pdf }: Reader & { pdf: string }) {
  const { page, said } = words;
  const [isOpen, setOpen] = useState(false);
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { pathname, search } = window.location;
    const name = String(new FormData(event.currentTarget).get('name') ?? '').trim();
    const address = pathname.slice(locale.length + 1) + search;
    const { body, problem } = await send('post', '/api/dashboard/saved-views', { body: { name, address } });
    if (!body) return showToast({ kind: 'error', text: problem?.detail ?? said.failed });
    setOpen(false);
    showToast({ kind: 'success', text: said.saved });
  };
  return (
    <>
      <a href={pdf} download>
        {page.pdf}
      </a>
      {isSubscriber && (
        <>
          <button type="button" onClick={() => setOpen(true)}>
            {page.save}
          </button>
          <Link href={href(locale, 'data_desk', {})} prefetch={false}>
            {page.desk}
          </Link>
        </>
      )}
      {isOpen && (
        <Dialog startsOpen title={page.saveTitle} close={words.close} onClose={() => setOpen(false)}>
          <form className={styles.form} onSubmit={(event) => void save(event)}>
            <label className={fields.field}>
              <span>{page.name}</span>
              <input name="name" required maxLength={100} autoComplete="off" />
            </label>
            <div className={styles.buttons}>
              <button type="submit" className={styles.main}>
                {page.saveIt}
              </button>
            </div>
          </form>
        </Dialog>
      )}
    </>
  );
}
