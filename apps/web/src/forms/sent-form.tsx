'use client';
import { type FormEvent, type ReactNode, useState } from 'react';
import { showToast } from '../shell/toast-store';
import styles from './fields.module.css';
import { type FieldLike, formValues } from './form-values';
import { type Violation, write } from './write';

/**
 * A form that posts as it is. With scripts it is sent as JSON instead: what is wrong is said at its field, what was
 * done in a toast, and the reader stays or goes where `redirect` leads.
 */
export function SentForm(props: {
  /** Where browsers without scripts post. */
  action: string;
  /** How scripts send it, when it is not a POST to `action`. */
  json?: { method: string; path: string };
  redirect?: string;
  words: { done: string; failed: string };
  label?: string;
  className?: string | undefined;
  children: ReactNode;
}) {
  const { action, redirect, words } = props;
  const [isSending, setSending] = useState(false);
  const [violations, setViolations] = useState<Violation[]>([]);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const values = formValues([...form.elements] as unknown as FieldLike[]);
    setSending(true);
    const { method, path } = props.json ?? { method: 'POST', path: action };
    const { status, problem } = await write(method, path, values);
    setSending(false);
    const wrong = problem?.violations ?? [];
    setViolations(wrong);
    mark(form, wrong);
    if (status >= 200 && status < 300) {
      if (!redirect && method === 'POST') form.reset();
      showToast({ kind: 'success', text: words.done, ...(redirect ? { redirect } : {}) });
    } else if (wrong.length === 0) {
      const refused = problem && status < 500;
      showToast({ kind: 'error', text: refused ? problem.detail : words.failed });
    }
  };
  return (
    <form
      method="post"
      action={action}
      aria-label={props.label}
      aria-busy={isSending}
      className={props.className}
      onSubmit={send}
    >
      {props.children}
      {violations.length > 0 && (
        <ul className={styles.violations} role="alert">
          {violations.map((violation) => (
            <li key={violation.propertyPath + violation.message}>
              <a href={`#${idOf(violation)}`}>{violation.propertyPath}</a>: {violation.message}
            </li>
          ))}
        </ul>
      )}
    </form>
  );
}

const idOf = ({ propertyPath }: Violation) => `field-${propertyPath}`;

/** Fields that were refused say so, and the first of them gets the focus. */
function mark(form: HTMLFormElement, violations: Violation[]): void {
  const refused = new Set(violations.map(idOf));
  for (const field of form.elements) field.toggleAttribute('aria-invalid', refused.has(field.id));
  form.querySelector<HTMLElement>('[aria-invalid]')?.focus();
}
