import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import { postOutside } from './post-outside.js';
import { faultOfAddress, lookupPublic } from './public-address.js';

const sent = { body: '{}', headers: {}, privateToo: false };

describe('an endpoint of a webhook', () => {
  it.each([
    'http://hooks.example/',
    'https://user:password@hooks.example/',
    'https://hooks.example:22/',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://0/',
    'https://10.0.0.1/',
    'https://169.254.169.254/latest/meta-data/',
    'https://100.64.0.1/',
    'https://192.0.2.1/',
    'https://255.255.255.255/',
    'https://[::1]/',
    'https://[::]/',
    'https://[::ffff:10.0.0.1]/',
    'https://[64:ff9b::a00:1]/',
    'https://[2002:a00:1::]/',
    'https://[fd00::1]/',
    'https://[fe80::1]/',
    'https://[fec0::1]/',
    'file:///etc/passwd',
  ])('is not %s', (address) => {
    expect(faultOfAddress(address, false)).toEqual(expect.any(String));
  });

  it.each(['https://hooks.example/a?b=c', 'https://8.8.8.8/', 'https://[2606:4700::1111]:443/'])(
    'may be %s',
    (address) => {
      expect(faultOfAddress(address, false)).toBeUndefined();
    },
  );

  it('is looked at when it is connected to: a name that leads inside is refused', async () => {
    let heard = 0;
    const inside = createServer((_, response) => {
      heard++;
      response.end();
    });
    await new Promise<void>((resolve) => inside.listen(0, '127.0.0.1', resolve));
    const { port } = inside.address() as AddressInfo;
    await expect(postOutside('https://localhost/', sent)).rejects.toThrow('not public');
    // That it would be heard where private addresses are meant to be.
    expect(await postOutside(`http://localhost:${port}/`, { ...sent, privateToo: true })).toBe(200);
    expect(heard).toBe(1);
    inside.close();
    const refused = await new Promise((resolve) =>
      lookupPublic('localhost', { all: true }, resolve as never),
    );
    expect(String(refused)).toContain('not public');
  });
});
