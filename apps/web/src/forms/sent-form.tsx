'use client';
import { useMutation } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { ApiError } from '../api/api-error';
import { writeJson } from '../api/write';
import { showToast } from '../shell/toast-store';
import styles from './fields.module.css';
import { type FieldLike, formValues } from './form-values';
import { type Refusal, type RefusalWords, refusalsOf } from './refusals';

export interface SentWords {
  done: string;
  failed: string;
  refused: RefusalWords;
  /** By a problem's code (`member/conflict`) or what kind of refusal it is (`throttled`). */
  problems: Record<string, string>;
}

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
  /** Draws the page anew once it was sent, for what the form is about. */
  refresh?: boolean;
  words: SentWords;
  label?: string;
  className?: string | undefined;
  children: ReactNode;
}) {
  const { action, redirect, words } = props;
  const { method, path } = props.json ?? { method: 'POST', path: action };
  const sending = useMutation({ mutationFn: (values: object) => writeJson(method, path, values) });
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);
  const [refusals, setRefusals] = useState<Refusal[]>([]);
  const refuse = (sent: HTMLFormElement, problem: ApiError['problem']) => {
    const wrong = refusalsOf(problem?.violations ?? [], fieldsOf(sent), words.refused);
    setRefusals(wrong);
    mark(sent, wrong);
    return wrong.length > 0;
  };
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const sent = event.currentTarget;
    const values = formValues([...sent.elements] as unknown as FieldLike[]);
    sending.mutate(values, {
      onSuccess: () => {
        refuse(sent, null);
        if (props.refresh) router.refresh();
        else if (!redirect && method === 'POST') sent.reset();
        showToast({ kind: 'success', text: words.done, ...(redirect ? { redirect } : {}) });
      },
      onError: (error) => {
        const problem = error instanceof ApiError ? error.problem : null;
        if (!refuse(sent, problem)) showToast({ kind: 'error', text: wordsFor(problem, words) });
      },
    });
  };
  return (
    <form
      ref={form}
      method="post"
      action={action}
      aria-label={props.label}
      aria-busy={sending.isPending}
      className={props.className}
      onSubmit={send}
    >
      {props.children}
      {refusals.length > 0 && (
        <ul className={styles.violations} role="alert">
          {refusals.map(({ name, label, text }) => (
            <li key={name}>
              <button type="button" onClick={() => fieldNamed(form.current, name)?.focus()}>
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

/** In the reader's language where it is known; the api's own words otherwise. */
function wordsFor(problem: ApiError['problem'], { problems, failed }: SentWords): string {
  if (!problem || problem.status >= 500) return failed;
  const code = problem.type.replace('/problems/', '');
  return problems[code] ?? problems[code.split('/').at(-1) ?? ''] ?? problem.detail;
}

const fieldsOf = (form: HTMLFormElement | null) => [...(form?.elements ?? [])] as HTMLInputElement[];
const fieldNamed = (form: HTMLFormElement | null, name: string) =>
  fieldsOf(form).find((field) => field.name === name);

/** Fields that were refused say so, and the first of them gets the focus. */
function mark(form: HTMLFormElement, refusals: readonly Refusal[]): void {
  const refused = new Set(refusals.map(({ name }) => name));
  for (const field of fieldsOf(form)) {
    if (refused.has(field.name)) field.setAttribute('aria-invalid', 'true');
    else field.removeAttribute('aria-invalid');
  }
  form.querySelector<HTMLElement>('[aria-invalid]')?.focus();
}
