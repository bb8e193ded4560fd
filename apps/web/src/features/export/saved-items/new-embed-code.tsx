'use client';
import type { Locale } from '@toile/contracts';
import type { Messages } from '@toile/i18n';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Dialog } from '../../../design/dialog';
import { useWrite } from '../../../forms/use-write';
import { EmbedCode } from '../components/embed-code';
import exporting from '../components/export.module.css';
import styles from './saved-items.module.css';

/** How high a frame is whose rows are not known here. */
const ROWS = 10;

/** Takes another code for a figure that is shown elsewhere, and shows it, once; the first press asks, since the code it has ends. */
export function NewEmbedCode(props: {
  id: string;
  title: string;
  locale: Locale;
  words: Messages['savedItems'];
}) {
  const { id, title, locale, words } = props;
  const { embed, said } = words;
  const router = useRouter();
  const [isAsking, setAsking] = useState(false);
  const [path, setPath] = useState<string | null>(null);
  const rotating = useWrite('post', '/api/dashboard/embeds/{id}/token', said.failed);
  const act = () => {
    if (!isAsking) return setAsking(true);
    rotating.mutate(
      { path: { id } },
      { onSettled: () => setAsking(false), onSuccess: (made) => setPath(made.path) },
    );
  };
  const close = () => {
    setPath(null);
    router.refresh();
  };
  const label = isAsking ? embed.renewSure : embed.renew;
  return (
    <>
      <button
        type="button"
        className={styles.action}
        disabled={rotating.isPending}
        onClick={act}
        onBlur={() => setAsking(false)}
        aria-label={`${label} ${title}`}
      >
        {label}
      </button>
      {path && (
        <Dialog
          startsOpen
          className={exporting.dialog}
          title={embed.title}
          close={words.close}
          onClose={close}
        >
          <p className={exporting.about}>{title}</p>
          <EmbedCode path={path} title={title} rows={ROWS} locale={locale} words={words} />
        </Dialog>
      )}
    </>
  );
}
