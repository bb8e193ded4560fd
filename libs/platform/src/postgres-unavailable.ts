import { isNativeError } from 'node:util/types';

/** SQLSTATE classes and codes that say nothing about the statement, only that the server cannot take it now. */
const UNAVAILABLE_STATES = [
  '08', // connection exception
  '53', // insufficient resources: disk, memory, connections
  '57P', // shutting down, starting, crashed
  '57014', // cancelled by a timeout
  '58', // system error, as of the disk
  '25006', // read only: a standby
  '40001', // serialization failure
  '40P01', // deadlock
  '55P03', // lock timeout
];
const SOCKET_CODES =
  /^(ECONN\w+|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ENETDOWN|ERR_SOCKET\w*)$/;
/** node-postgres and its pool throw these without a code. */
const MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|Query read timeout|Cannot use a pool after calling end|The server does not support|terminating connection|the database system is)/;

/** Whether PostgreSQL, not the statement, is why a query failed: it is away, full, starting, or too slow. */
export function isPostgresUnavailable(error: unknown): boolean {
  // Not `instanceof`: an error of a socket can come from another realm, as in tests.
  if (!isNativeError(error)) return false;
  if ('errors' in error && Array.isArray(error.errors) && error.errors.length > 0)
    return error.errors.every(isPostgresUnavailable);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (SOCKET_CODES.test(code) || MESSAGES.test(error.message)) return true;
  return code.length === 5 && UNAVAILABLE_STATES.some((state) => code.startsWith(state));
}
