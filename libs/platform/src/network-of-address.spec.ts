import { describe, expect, it } from '@jest/globals';
import { countedNetworks, isLoopback, networkOfAddress } from './network-of-address.js';

describe('the network that stands for a client', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8::/64'],
    ['fe80::1%eth0', 'fe80::/64'],
    ['no address', 'no address'],
    ['', ''],
  ])('of %s is %s', (address, network) => expect(networkOfAddress(address)).toBe(network));

  it('is a /48 for the second limit', () => {
    expect(networkOfAddress('2001:db8:1:2::9', 48)).toBe('2001:db8:1::/48');
    expect(networkOfAddress('203.0.113.7', 48)).toBe('203.0.113.7');
  });
});

it('knows this machine however it is written', () => {
  for (const address of ['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1'])
    expect(isLoopback(address)).toBe(true);
  for (const address of ['128.0.0.1', '::2', '::ffff:10.0.0.1', '', 'localhost'])
    expect(isLoopback(address)).toBe(false);
});

it('counts an IPv6 client by its network and, higher, by the site around it', () => {
  expect(countedNetworks('203.0.113.7')).toEqual([{ network: '203.0.113.7', times: 1 }]);
  expect(countedNetworks('2001:db8:1:2::9')).toEqual([
    { network: '2001:db8:1:2::/64', times: 1 },
    { network: '2001:db8:1::/48', times: 8 },
  ]);
});
