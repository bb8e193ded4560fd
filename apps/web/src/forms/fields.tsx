import type { InputHTMLAttributes, ReactNode } from 'react';
import styles from './fields.module.css';

/** A line to write on, under its name. */
export function TextField(
  props: { label: string; name: string; hint?: string } & Omit<
    InputHTMLAttributes<HTMLInputElement>,
    'name' | 'id'
  >,
) {
  const { label, hint, ...input } = props;
  return (
    <label className={styles.field}>
      <span>{label}</span>
      <input {...input} />
      {hint && <small>{hint}</small>}
    </label>
  );
}

export function LongTextField(props: {
  label: string;
  name: string;
  required?: boolean;
  value?: string;
  /** Characters that fit. */
  most?: number;
  rows?: number;
}) {
  return (
    <label className={styles.field}>
      <span>{props.label}</span>
      <textarea
        name={props.name}
        required={props.required}
        rows={props.rows ?? 4}
        maxLength={props.most ?? 5000}
        defaultValue={props.value}
      />
    </label>
  );
}

export function ChoiceField(props: {
  label: string;
  name: string;
  choices: { value: string; label: string }[];
  /** What stands there while nothing is chosen. */
  choose?: string;
  value?: string;
  required?: boolean;
}) {
  return (
    <label className={styles.field}>
      <span>{props.label}</span>
      <select name={props.name} required={props.required} defaultValue={props.value ?? ''}>
        {props.choose && <option value="">{props.choose}</option>}
        {props.choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}

export function CheckField(props: {
  label: ReactNode;
  name: string;
  /** What is sent where it is ticked. */
  value?: string;
  required?: boolean;
  checked?: boolean;
}) {
  return (
    <label className={styles.check}>
      <input
        type="checkbox"
        name={props.name}
        value={props.value ?? 'true'}
        defaultChecked={props.checked}
        required={props.required}
      />
      <span>{props.label}</span>
    </label>
  );
}

/** A field people do not see; what fills it in is a robot. */
export function Honeypot() {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <input name="website" tabIndex={-1} autoComplete="off" />
    </div>
  );
}

export function SubmitButton({ children }: { children: ReactNode }) {
  return (
    <button type="submit" className={styles.submit}>
      {children}
    </button>
  );
}

/** The proof that a form is ours; visitors without a session need none. */
export function FormToken({ token }: { token: string | null }) {
  return token ? <input type="hidden" name="_token" value={token} /> : null;
}
