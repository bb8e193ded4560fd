const json = { accept: 'application/json' };

/** A telephone of one of the demo's members, what writes as them, and what lists slugs. */
export async function signedIn(browser, url, name) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'en-GB',
    hasTouch: true,
    isMobile: true,
  });
  await context.addInitScript({ content: "localStorage.setItem('consent', 'no');" });
  const ask = async (path, options) => {
    const answer = await context.request.fetch(url + path, options);
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()}`);
    return answer.status() === 204 ? null : answer.json();
  };
  const headers = { ...json, origin: url };
  const data = { email: `${name}@demo.toile.test`, password: 'toile-demo-2026' };
  await ask('/auth', { method: 'POST', headers, data });
  const { token } = await ask('/api/security/generate-csrf-token', {
    method: 'POST',
    headers,
    data: { id: 'api' },
  });
  return {
    context,
    send: (method, path, body = {}) =>
      ask(path, { method, headers: { ...headers, 'x-csrf-token': token }, data: body }),
    list: async (path) => (await ask(path, { headers: json })).results.map(({ slug }) => slug),
  };
}

/** By touch, where it is after the page has been moved to it. */
export async function tap(page, locator) {
  await locator.waitFor();
  await locator.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await locator.boundingBox();
  await page.touchscreen.tap(x + width / 2, y + height / 2);
}
