/** Asks figures of an api over HTTP, as an operator who is signed in: operators see everything, as subscribers do. */
import { join } from 'node:path';
import { openApiDataSource, PictureStore, startApi } from '@toile/api';
import { DEMO_PASSWORD } from '@toile/demo/members';
import { createLogger } from '@toile/platform';

/** An api that has just started, and remembers nothing. */
async function started({ postgresUrl, warehouse }, secret, folder) {
  const api = await startApi({
    dataSource: await openApiDataSource({ url: postgresUrl, max: 20 }),
    warehouse,
    health: { checks: {}, demo: () => 'off' },
    port: 0,
    secret,
    trustedProxies: [],
    publicUrl: 'http://localhost',
    pictures: new PictureStore({ original: async () => null }, join(folder, 'pictures')),
    picturesAhead: 0,
    logger: createLogger('bench', 'error'),
    mailer: { send: async () => undefined, forget: async () => undefined, close: async () => undefined },
  });
  return { url: `http://127.0.0.1:${api.port}`, close: () => api.close() };
}

/** An operator's session, which outlives the api. */
export async function signIn(stores, secret, folder) {
  const { url, close } = await started(stores, secret, folder);
  const signedIn = await fetch(`${url}/auth`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ email: 'operator@demo.toile.test', password: DEMO_PASSWORD }),
  });
  await close();
  return signedIn.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

export async function open(stores, secret, folder, cookie) {
  const { url, close } = await started(stores, secret, folder);
  const textOf = async (path) => {
    const answer = await fetch(`${url}/api/dashboard/${path}`, { headers: { cookie } });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`);
    return text;
  };
  const ask = async (path) => {
    const begun = performance.now();
    await textOf(path);
    return performance.now() - begun;
  };
  const read = async (path) => JSON.parse(await textOf(path));
  /** A question that is sent, as forms do it. */
  const post = async (path, body) => {
    const send = async (address, what, headers) => {
      const answer = await fetch(url + address, {
        method: 'POST',
        headers: { cookie, origin: url, 'content-type': 'application/json', ...headers },
        body: JSON.stringify(what),
      });
      if (!answer.ok) throw new Error(`${address}: ${answer.status} ${await answer.text()}`);
      return answer.json();
    };
    const { token } = await send('/api/security/generate-csrf-token', { id: 'api' });
    const begun = performance.now();
    await send(`/api/dashboard/${path}`, body, { 'x-csrf-token': token });
    return performance.now() - begun;
  };
  await ask('configuration');
  // Reads ahead when it starts.
  await new Promise((resolve) => setTimeout(resolve, 500));
  for (const cache of ['MARK', 'UNCOMPRESSED', 'QUERY'])
    await stores.warehouse.command(`SYSTEM DROP ${cache} CACHE`).catch(() => undefined);
  return { ask, read, post, close };
}
