/** A short message after something the reader did. */
export interface Toast {
  kind: 'success' | 'warning' | 'error';
  text: string;
  /** Where the reader goes once a success has been seen. */
  redirect?: string;
}
export interface ShownToast extends Toast {
  id: number;
}

/** A success with a redirect closes after a second and a half, then the reader goes there. */
export const REDIRECT_MS = 1_500;

let shown: readonly ShownToast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** Errors, warnings and successes that lead nowhere stay until they are closed. */
export function showToast(toast: Toast): void {
  lastId += 1;
  const { redirect } = toast;
  const id = lastId;
  change([...shown, { ...toast, id }]);
  if (toast.kind !== 'success' || redirect === undefined) return;
  setTimeout(() => {
    closeToast(id);
    location.assign(redirect);
  }, REDIRECT_MS);
}

export function closeToast(id: number): void {
  change(shown.filter((toast) => toast.id !== id));
}

export const currentToasts = () => shown;

export function onToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(toasts: readonly ShownToast[]): void {
  shown = toasts;
  for (const listener of listeners) listener();
}
