'use client';
import { useEffect, useRef, useState } from 'react';
import styles from './any-colour.module.css';

/** Any colour to narrow the looks to, by the browser's own picker; the form is sent once one is chosen. */
export function AnyColour({ label, className }: { label: string; className: string | undefined }) {
  const picker = useRef<HTMLInputElement>(null);
  const [picked, setPicked] = useState('');
  useEffect(() => {
    const element = picker.current;
    // The native event: React's own speaks at every shade that is passed on the way.
    const onChange = () => setPicked(element?.value.slice(1) ?? '');
    element?.addEventListener('change', onChange);
    // A hasty reader chose before this ran.
    if (element && element.value !== element.defaultValue) onChange();
    return () => element?.removeEventListener('change', onChange);
  }, []);
  useEffect(() => {
    if (picked) picker.current?.form?.requestSubmit();
  }, [picked]);
  return (
    <label className={`${className} ${styles.any}`}>
      <input ref={picker} type="color" defaultValue="#7a5c8e" />
      <input type="hidden" name="colours" value={picked} />
      <span>
        <i className={styles.wheel} aria-hidden="true" />
        {label}
      </span>
    </label>
  );
}
