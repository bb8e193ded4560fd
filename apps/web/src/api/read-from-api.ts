import { readEnvironment } from '../environment';

/** Not answered, since the connection was closed from the other side. */
const CLOSED = new Set(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE']);
const TRIES = 3;

/**
 * Asks the api on a connection that is kept. The api closes those as it ends, when its processes are rolled, and a question that is
 * sent just then has no answer: it is asked again, of the process that is there now. @throws TypeError as `fetch` does
 */
export async function readFromApi(path: string, init: RequestInit): Promise<Response> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await fetch(readEnvironment().apiUrl + path, { cache: 'no-store', ...init });
    } catch (error) {
      if (tried === TRIES || !wasClosed(error)) throw error;
    }
  }
}

const wasClosed = (error: unknown) =>
  error instanceof Error && CLOSED.has(String((error.cause as { code?: string } | undefined)?.code));
