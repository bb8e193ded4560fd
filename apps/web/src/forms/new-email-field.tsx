'use client';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { type FocusEvent, useId, useRef, useState } from 'react';
import type { Shape } from '../api/operations';
import { writeNow } from '../api/write';
import { TextField } from './fields';
import styles from './fields.module.css';

type Code = Shape<'EmailVerdictDto'>['code'];

/**
 * An address that is to become somebody's own. As one leaves the field it says whether it can be, and keeps nobody from
 * sending the form: that asks again. Asked once an address; without an answer nothing is said.
 */
export function NewEmailField({ label, words }: { label: string; words: Record<Code, string> }) {
  const id = useId();
  const [verdict, setVerdict] = useState<Code | null>(null);
  const client = useQueryClient();
  const written = useRef('');
  const judge = async ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
    const email = currentTarget.value.trim();
    written.current = email;
    if (email === '') return setVerdict(null);
    const code = await client.fetchQuery(verdictOn(email)).catch(() => null);
    if (written.current === email) setVerdict(code);
  };
  return (
    <div>
      <TextField
        label={label}
        name="email"
        type="email"
        autoComplete="email"
        maxLength={254}
        required
        aria-describedby={id}
        aria-invalid={verdict === 'taken' || verdict === 'invalid' || undefined}
        onBlur={judge}
        onChange={() => {
          // What was said was said of another address.
          written.current = '';
          setVerdict(null);
        }}
      />
      <p id={id} className={styles.verdict} data-code={verdict ?? undefined} aria-live="polite">
        {verdict && words[verdict]}
      </p>
    </div>
  );
}

const verdictOn = (email: string) =>
  queryOptions({
    queryKey: ['/api/register/validate-email', email],
    queryFn: async () => (await writeNow('post', '/api/register/validate-email', { body: { email } })).code,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
