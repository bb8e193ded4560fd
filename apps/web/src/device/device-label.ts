/** `member.devices`; `name` has `{browser}` and `{system}` in it. */
interface Words {
  name: string;
  unknown: string;
}

/** What the api calls a device (`Firefox on Linux`), in the reader's words. */
export function deviceLabel(device: string | null, words: Words): string {
  if (device === null || device === 'Unknown device') return words.unknown;
  const [, browser, system] = /^(.+) on (.+)$/.exec(device) ?? [];
  return browser && system ? words.name.replace('{browser}', browser).replace('{system}', system) : device;
}
