/** ClickHouse's numbers for what says nothing about the query, only that it cannot be answered now. */
const BUSY = new Set([
  '159', // TIMEOUT_EXCEEDED
  '202', // TOO_MANY_SIMULTANEOUS_QUERIES
  '209', // SOCKET_TIMEOUT
  '210', // NETWORK_ERROR
  '241', // MEMORY_LIMIT_EXCEEDED
  '243', // NOT_ENOUGH_SPACE
]);

/** Whether ClickHouse, not the query, is why it failed: too much was asked of it at once, or it is full. */
export function isWarehouseBusy(error: unknown): error is { code: string; message: string } {
  if (typeof error !== 'object' || error === null) return false;
  const { code, message } = error as { code?: unknown; message?: unknown };
  return typeof code === 'string' && typeof message === 'string' && BUSY.has(code);
}
