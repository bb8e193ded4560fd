import { afterEach, beforeEach } from '@jest/globals';

type Answer = { status?: number; body?: unknown };
interface Asked {
  method: string;
  path: string;
  body: unknown;
}

/** Stands for the api: answers by method and path without its query, and notes what it was asked. */
export function fakeApi() {
  const asked: Asked[] = [];
  const answers = new Map<string, Answer>();
  const real = globalThis.fetch;
  beforeEach(() => {
    asked.length = 0;
    answers.clear();
    answers.set('POST /api/security/generate-csrf-token', { body: { id: 'api', token: 't' } });
    globalThis.fetch = (async (address: string, init: RequestInit = {}) => {
      const method = init.method ?? 'GET';
      const [path = ''] = address.split('?');
      const body = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
      if (!path.endsWith('generate-csrf-token')) asked.push({ method, path: address, body });
      const answer = answers.get(`${method} ${path}`);
      if (!answer) throw new TypeError('nobody answers');
      const { status = 200 } = answer;
      return { status, ok: status < 300, json: async () => answer.body };
    }) as unknown as typeof fetch;
  });
  afterEach(() => {
    globalThis.fetch = real;
  });
  return { asked, answer: (operation: string, answer: Answer) => void answers.set(operation, answer) };
}
