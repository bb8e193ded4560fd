/** Speaks to developers who put `?debug=1` into the address; readers are never told. */
export function debug(message: string, error?: unknown): void {
  if (new URLSearchParams(location.search).get('debug')) console.log('paywall:', message, error ?? '');
}
