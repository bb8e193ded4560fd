'use client';
import { useQuery } from '@tanstack/react-query';
import { type Locale, type SharedKind, togetherAnchor } from '@toile/contracts';
import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { asked } from '../../../api/asked';
import { Dialog } from '../../../design/dialog';
import { useWrite } from '../../../forms/use-write';
import { filled } from '../../../i18n/filled';
import { showToast } from '../../../shell/toast-store';
import type { SharedItem, SharingWords } from '../api/shared-item';
import { onItem } from '../lib/comment-place';
import { Comments } from './comments';
import styles from './together.module.css';

interface Props {
  kind: SharedKind;
  id: string;
  /** What it is about, for those who hear the button without its row. */
  about: string;
  locale: Locale;
  words: SharingWords;
  className?: string | undefined;
  /** Where it is opened for what was said rather than to share it. */
  label?: string;
}

/** A button that opens whom something is shared with, what is said about it, and who changed what. */
export function Together(props: Props) {
  const [isOpen, setOpen] = useState(false);
  const { kind, id, words, about, label } = props;
  // Mails of mentions lead here.
  useEffect(() => {
    if (!label && window.location.hash === `#${togetherAnchor(kind, id)}`) setOpen(true);
  }, [label, kind, id]);
  return (
    <>
      <button
        type="button"
        className={props.className}
        aria-label={`${label ?? words.open} ${about}`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {label ?? words.open}
      </button>
      {isOpen && <TogetherDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function TogetherDialog({ onClose, ...props }: Props & { onClose(): void }) {
  const { kind, id, words, about } = props;
  const found = useQuery(asked('/api/dashboard/shared/{kind}/{id}', { path: { kind, id } }));
  const reload = async () => {
    await found.refetch();
  };
  return (
    <Dialog
      startsOpen
      kind="sheet"
      className={styles.dialog}
      title={words.title}
      close={words.close}
      onClose={onClose}
    >
      <p className={styles.about}>{about}</p>
      {found.isError && (
        <p role="alert" className={styles.soft}>
          {words.failed}
        </p>
      )}
      {found.data && (
        <>
          <With kind={kind} item={found.data} words={words} onChange={reload} />
          <Comments
            place={onItem(kind, id)}
            item={found.data}
            comments={found.data.comments}
            locale={props.locale}
            words={words}
            onChange={reload}
          />
          <History {...props} canRestore={found.data.role !== 'read'} isOwn={found.data.role === 'own'} />
        </>
      )}
    </Dialog>
  );
}

function With({
  kind,
  item,
  words,
  onChange,
}: {
  kind: SharedKind;
  item: SharedItem;
  words: SharingWords;
  onChange(): Promise<void>;
}) {
  const router = useRouter();
  const path = { kind, id: item.id };
  const sharing = useWrite('put', '/api/dashboard/shared/{kind}/{id}/sharing', words.failed);
  const unsharing = useWrite('delete', '/api/dashboard/shared/{kind}/{id}/sharing', words.failed);
  if (item.role !== 'own')
    return (
      <p className={styles.soft}>
        {filled(words.of, { name: item.owner.name })} ·{' '}
        {item.role === 'edit' ? words.canEdit : words.readOnly}
      </p>
    );
  const onSuccess = async () => {
    await onChange();
    router.refresh();
  };
  const share = (given: string) => {
    if (given === 'read' || given === 'edit') sharing.mutate({ path, body: { role: given } }, { onSuccess });
    else unsharing.mutate({ path }, { onSuccess });
  };
  return (
    <div className={styles.with}>
      <label>
        <span>{words.with}</span>
        <select
          value={item.shared ?? ''}
          disabled={sharing.isPending || unsharing.isPending}
          onChange={(event) => share(event.target.value)}
        >
          <option value="">{words.none}</option>
          <option value="read">{words.read}</option>
          <option value="edit">{words.mayEdit}</option>
        </select>
      </label>
      <p className={styles.soft}>
        {item.colleagues.length > 0 ? item.colleagues.map(({ name }) => name).join(', ') : words.alone}
      </p>
      <p className={styles.soft}>{words.hint}</p>
    </div>
  );
}

/** Asked for when it is opened. */
function History(props: Props & { canRestore: boolean; isOwn: boolean }) {
  const { kind, id, locale, words, canRestore, isOwn } = props;
  const router = useRouter();
  const [isOpen, setOpen] = useState(false);
  const path = { kind, id };
  const history = useQuery({
    ...asked('/api/dashboard/shared/{kind}/{id}/history', { path }),
    enabled: isOpen,
  });
  const restoring = useWrite('post', '/api/dashboard/shared/{kind}/{id}/restore', words.failed);
  const restore = (version: number) =>
    restoring.mutate(
      { path, body: { version } },
      {
        onSuccess: async () => {
          showToast({ kind: 'success', text: words.restored });
          await history.refetch();
          router.refresh();
        },
      },
    );
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <details className={styles.part} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{words.history}</summary>
      {history.isError && <p role="alert">{words.failed}</p>}
      {history.data?.results.length === 0 && (
        <p className={styles.soft}>{isOwn ? words.noHistoryYet : words.noHistory}</p>
      )}
      <ol className={styles.list}>
        {history.data?.results.map(({ version, at, by, change, text }, index) => (
          <li key={version}>
            <p>
              {filled(words.said, { name: by?.name ?? words.someone, change: words.changes[change] })}
              {text && <q>{text}</q>}
            </p>
            <small>
              <time dateTime={at}>{time.format(new Date(at))}</time>
              {canRestore && index > 0 && (
                <button type="button" disabled={restoring.isPending} onClick={() => restore(version)}>
                  {words.restore}
                </button>
              )}
            </small>
          </li>
        ))}
      </ol>
    </details>
  );
}
