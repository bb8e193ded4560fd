'use client';
import { useRouter } from 'next/navigation';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { showToast } from '../shell/toast-store';
import styles from './fields.module.css';
import type { Refusal } from './refusals';
import type { SentWords } from './send-form';

const load = () => import('./send-form');

/**
 * A form that posts as it is. With scripts, which come when somebody is in it, it is sent as JSON instead: what is wrong is said at its field, what was
 * done in a toast, and the reader stays or goes where `redirect` leads.
 */
export function SentForm(props: {
  /** Where browsers without scripts post. */
  action: string;
  /** How scripts send it, when it is not a POST to `action`. */
  json?: { method: string; path: string };
  redirect?: string;
  /** Draws the page anew once it was sent, for what the form is about. */
  refresh?: boolean;
  words: SentWords;
  label?: string;
  className?: string | undefined;
  children: ReactNode;
}) {
  const { action, redirect, words } = props;
  const { method, path } = props.json ?? { method: 'POST', path: action };
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);
  const [refusals, setRefusals] = useState<Refusal[]>([]);
  const [isSending, setSending] = useState(false);
  const send = async (sent: HTMLFormElement) => {
    setSending(true);
    try {
      const { sendForm } = await load();
      const refused = await sendForm(sent, { method, path, words });
      setRefusals(refused ?? []);
      if (refused) return;
      if (props.refresh) router.refresh();
      else if (!redirect && method === 'POST') sent.reset();
      showToast({ kind: 'success', text: words.done, ...(redirect ? { redirect } : {}) });
    } catch {
      // What sends it could not be loaded.
      showToast({ kind: 'error', text: words.failed });
    } finally {
      setSending(false);
    }
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void send(event.currentTarget);
  };
  return (
    <form
      ref={form}
      method="post"
      action={action}
      aria-label={props.label}
      aria-busy={isSending}
      className={props.className}
      onFocus={() => void load().catch(() => undefined)}
      onSubmit={onSubmit}
    >
      {props.children}
      {refusals.length > 0 && (
        <ul className={styles.violations} role="alert">
          {refusals.map(({ name, label, text }) => (
            <li key={name}>
              <button type="button" onClick={() => focusOn(form.current, name)}>
                {label}
              </button>
              : {text}
            </li>
          ))}
        </ul>
      )}
    </form>
  );
}

function focusOn(form: HTMLFormElement | null, name: string): void {
  const fields = [...(form?.elements ?? [])] as HTMLInputElement[];
  fields.find((field) => field.name === name)?.focus();
}
