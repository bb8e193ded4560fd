/** Readers and a member, who go on whatever happens: each keeps trying until it is answered, as the tracker and the page do. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

const AGENT =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';
const READERS = 12;
const READER_PAUSE_MS = 60;
const RETRY_MS = 200;
const BOARD_PAUSE_MS = 150;

export class Load {
  /** Beacons that were answered 204: event id → look. */
  answered = new Map();
  /** Commands that were answered 2xx: board → looks. */
  boards = new Map();
  retries = 0;
  #stopped = false;
  #running = [];
  #looks = [];

  constructor(stage) {
    this.stage = stage;
  }

  async start() {
    this.#looks = await looksOf(this.stage.url('api'));
    this.#running = Array.from({ length: READERS }, (_, n) => this.#read(n));
    if (this.stage.hasMembers) this.#running.push(this.#collect());
  }

  /** Everything that is under way is answered when this resolves. */
  async stop() {
    this.#stopped = true;
    await Promise.all(this.#running);
  }

  get commands() {
    return [...this.boards.values()].reduce((sum, looks) => sum + looks.size, 0);
  }

  async #read(reader) {
    for (let n = reader; !this.#stopped; n += READERS) {
      // Each is another visitor, so that a look's viewers are its beacons.
      const [id, look] = [randomUUID(), this.#looks[n % this.#looks.length]];
      await this.#untilAnswered(() => sendBeacon(this.stage.url('ingest'), look, id));
      this.answered.set(id, look);
      this.stage.answered.set(id, look);
      await sleep(READER_PAUSE_MS);
    }
  }

  async #collect() {
    const member = new Member(this.stage.url('api'));
    await this.#untilAnswered(() => member.signIn());
    for (let board = 0; !this.#stopped; board += 1) {
      let slug;
      const key = randomUUID();
      await this.#untilAnswered(async () => {
        const answer = await member.send('POST', '/moodboards/create', { name: `Chaos ${board}` }, key);
        slug = answer.body?.slug;
        return answer.ok;
      });
      const added = new Set();
      this.boards.set(slug, added);
      for (const look of this.#looks) {
        if (this.#stopped) return;
        const again = randomUUID();
        await this.#untilAnswered(
          async () =>
            (await member.send('PUT', `/moodboards/${slug}/add-look/look/${look}`, undefined, again)).ok,
        );
        added.add(look);
        await sleep(BOARD_PAUSE_MS);
      }
    }
  }

  async #untilAnswered(ask) {
    while (!(await ask().catch(() => false))) {
      this.retries += 1;
      await sleep(RETRY_MS);
    }
  }
}

export async function sendBeacon(url, look, id) {
  const answer = await fetch(`${url}/api/tts/media/${look}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'user-agent': AGENT },
    body: new URLSearchParams({
      uri: `/en/look/${look}`,
      event: 'view',
      event_id: id,
      sessid: id,
    }).toString(),
    signal: AbortSignal.timeout(10_000),
  });
  return answer.status === 204;
}

async function looksOf(url) {
  const answer = await fetch(`${url}/look/search`, { headers: { accept: 'application/json' } });
  const { results } = await answer.json();
  if (results.length === 0) return Array.from({ length: 30 }, (_, n) => `atelier-look-${n}`);
  return results.map((look) => look.slug);
}

/** Somebody signed in: a cookie jar, a CSRF token and nothing else of a browser. */
export class Member {
  #cookies = new Map();
  #token;

  constructor(url, email = 'free@demo.toile.test') {
    Object.assign(this, { url, email });
  }

  async signIn() {
    await this.#newToken();
    const answer = await this.send('POST', '/auth', {
      email: this.email,
      password: 'toile-demo-2026',
    });
    if (answer.ok) await this.#newToken();
    return answer.ok;
  }

  async send(method, path, data, idempotencyKey) {
    const answer = await fetch(`${this.url}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        accept: 'application/json',
        origin: this.url,
        cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(data && { 'content-type': 'application/json' }),
        ...(this.#token && { 'x-csrf-token': this.#token }),
        ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
      },
      ...(data && { body: JSON.stringify(data) }),
      signal: AbortSignal.timeout(10_000),
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (name) this.#cookies.set(name, value);
    }
    const text = await answer.text();
    return {
      ok: answer.ok,
      status: answer.status,
      body: text.startsWith('{') ? JSON.parse(text) : undefined,
      text,
    };
  }

  async #newToken() {
    const { body } = await this.send('POST', '/api/security/generate-csrf-token', { id: 'api' });
    this.#token = body?.token;
  }
}
