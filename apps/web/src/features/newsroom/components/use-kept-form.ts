'use client';
import { type RefObject, useEffect, useRef } from 'react';

/** Keeps what is typed into a form through a reload of its page, in this window alone, until it is sent. */
export function useKeptForm(key: string): {
  form: RefObject<HTMLFormElement | null>;
  keep(): void;
  forget(): void;
} {
  const form = useRef<HTMLFormElement>(null);
  const name = `kept-form:${key}`;
  useEffect(() => {
    const kept = sessionStorage.getItem(name);
    if (!kept || !form.current) return;
    for (const [field, value] of JSON.parse(kept) as [string, string][]) {
      const input = form.current.elements.namedItem(field);
      if (input instanceof HTMLInputElement && !['checkbox', 'radio'].includes(input.type))
        input.value = value;
      else if (input instanceof HTMLSelectElement || input instanceof RadioNodeList) input.value = value;
    }
  }, [name]);
  return {
    form,
    keep: () => {
      if (form.current) sessionStorage.setItem(name, JSON.stringify([...new FormData(form.current)]));
    },
    forget: () => sessionStorage.removeItem(name),
  };
}
