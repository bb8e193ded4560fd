import { createHash, randomUUID } from 'node:crypto';
import { requestApi } from './request-api.js';

/** What the web asks about its reader: a path of the api, in a language. */
export interface Question {
  path: string;
  locale: string;
  /** The parts of the answer that are wanted, `locked,content`; empty for all of it. Nothing else is told. */
  only: string;
}
export interface Answer {
  status: number;
  type: string;
  text: string;
  /** Equal for equal answers; of a failure, equal to nothing. */
  hash: string;
}

const TOKENS = '/api/security/generate-csrf-token';

export const keyOf = ({ path, locale, only }: Question) => `${locale} ${path} ${only}`;

/** Somebody who asks for a page: the api is asked with their cookies, each thing once a request. */
export class Reader {
  readonly #answers = new Map<string, Promise<Answer>>();
  readonly #tokens = new Map<string, Promise<string>>();

  constructor(
    private readonly api: string,
    private readonly cookie: string,
  ) {}

  /** What the api says to this reader. @throws when it does not answer */
  ask(question: Question): Promise<Answer> {
    return once(this.#answers, keyOf(question), () => this.#ask(question));
  }

  /** The token their form of this id needs. @throws when there is none */
  token(id: string): Promise<string> {
    return once(this.#tokens, id, () => this.#token(id));
  }

  async #ask({ path, locale, only }: Question): Promise<Answer> {
    if (only) return narrowed(await this.ask({ path, locale, only: '' }), only.split(','));
    const { status, headers, text } = await requestApi(this.api + path, {
      accept: 'application/json',
      'x-toile-locale': locale,
      cookie: this.cookie,
    });
    return { status, text, type: headers['content-type'] ?? '', hash: hashOf(status, text) };
  }

  async #token(id: string): Promise<string> {
    const own = { 'content-type': 'application/json', cookie: this.cookie };
    const { status, headers, text } = await requestApi(this.api + TOKENS, own, JSON.stringify({ id }));
    const isOk = status >= 200 && status < 300;
    // A cookie would have to reach the reader: the plain way brings it.
    if (!isOk || headers['set-cookie']) throw new Error(`no token for the form "${id}"`);
    return (JSON.parse(text) as { token: string }).token;
  }
}

/** Equal for equal answers; that of a failure is equal to nothing. */
function hashOf(status: number, text: string): string {
  const said = status >= 500 || status === 429 ? randomUUID() : `${status}\n${text}`;
  return createHash('sha256').update(said).digest('base64');
}

/** The answer with these parts of it alone. Refusals stay what they are. */
function narrowed(answer: Answer, only: readonly string[]): Answer {
  if (answer.status !== 200) return answer;
  const all = JSON.parse(answer.text) as Record<string, unknown>;
  const text = JSON.stringify(Object.fromEntries(only.map((name) => [name, all[name]])));
  return { ...answer, text, hash: hashOf(answer.status, text) };
}

function once<T>(kept: Map<string, Promise<T>>, key: string, make: () => Promise<T>): Promise<T> {
  const known = kept.get(key) ?? make();
  kept.set(key, known);
  return known;
}
