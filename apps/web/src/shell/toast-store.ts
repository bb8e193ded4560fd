import { create } from 'zustand';

/** A short message after something the reader did. */
export interface Toast {
  kind: 'success' | 'warning' | 'error';
  text: string;
  /** Where the reader goes once a success has been seen. */
  redirect?: string;
  /** What can still be done about it; the message closes with it. */
  actions?: readonly { label: string; act: () => void }[];
  /** What it is about: of messages about the same only the last stands. */
  about?: string;
}
export interface ShownToast extends Toast {
  id: number;
}

/** A success with a redirect closes after a second and a half, then the reader goes there. */
export const REDIRECT_MS = 1_500;

/** The messages that are open, oldest first. */
export const useToasts = create<{ shown: readonly ShownToast[] }>(() => ({ shown: [] }));

let lastId = 0;

/** Errors, warnings and successes that lead nowhere stay until they are closed. */
export function showToast(toast: Toast): void {
  lastId += 1;
  const { redirect, about } = toast;
  const id = lastId;
  useToasts.setState(({ shown }) => ({
    shown: [...shown.filter((other) => !about || other.about !== about), { ...toast, id }],
  }));
  if (toast.kind !== 'success' || redirect === undefined) return;
  setTimeout(() => {
    closeToast(id);
    location.assign(redirect);
  }, REDIRECT_MS);
}

export function closeToast(id: number): void {
  useToasts.setState(({ shown }) => ({ shown: shown.filter((toast) => toast.id !== id) }));
}

/** What was said about this holds no longer. */
export const closeToastsAbout = (about: string): void =>
  useToasts.setState(({ shown }) => ({ shown: shown.filter((toast) => toast.about !== about) }));
