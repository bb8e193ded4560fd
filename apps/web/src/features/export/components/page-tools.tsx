'use client';
import Link from 'next/link';
import { type FormEvent, useState } from 'react';
import type { Shape } from '../../../api/operations';
import { Dialog } from '../../../design/dialog';
import fields from '../../../forms/fields.module.css';
import { useWrite } from '../../../forms/use-write';
import { href } from '../../../i18n/href';
import { showToast } from '../../../shell/toast-store';
import styles from './export.module.css';
import type { Reader } from './export-props';
import { SendByMail } from './send-by-mail';

/** What can be done with a whole page of the dashboard: print it, keep it under a name, find what was kept. */
export function PageTools({
  locale,
  isSubscriber,
  words,
  pdf,
  mailed,
}: Reader & { pdf: string | null; mailed: Shape<'NewDocumentDto'> | null }) {
  const { page, said } = words;
  const [isOpen, setOpen] = useState(false);
  const keeping = useWrite('post', '/api/dashboard/saved-views', said.failed);
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { pathname, search } = window.location;
    const name = String(new FormData(event.currentTarget).get('name') ?? '').trim();
    const address = pathname.slice(locale.length + 1) + search;
    keeping.mutate(
      { body: { name, address } },
      {
        onSuccess: () => {
          setOpen(false);
          showToast({ kind: 'success', text: said.saved });
        },
      },
    );
  };
  return (
    <>
      {pdf && (
        <a href={pdf} download>
          {page.pdf}
        </a>
      )}
      {isSubscriber && (
        <>
          <button type="button" onClick={() => setOpen(true)}>
            {page.save}
          </button>
          {mailed && <SendByMail document={mailed} locale={locale} words={words} />}
          <Link href={href(locale, 'data_desk', {})} prefetch={false}>
            {page.desk}
          </Link>
        </>
      )}
      {isOpen && (
        <Dialog
          startsOpen
          className={styles.dialog}
          title={page.saveTitle}
          close={words.close}
          onClose={() => setOpen(false)}
        >
          <form className={styles.form} onSubmit={save}>
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
