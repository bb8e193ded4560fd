import { expect, it } from '@jest/globals';
import { type Device, descriptorOf, sha1Hex, stableDescriptorOf } from './device.js';

const device: Device = {
  osName: 'Mac OS',
  osVersion: '14.5',
  type: '',
  model: 'Macintosh',
  vendor: 'Apple',
  browserName: 'Firefox',
  browserVersion: '131.0',
  architecture: '',
  screenWidth: 1728,
  screenHeight: 1117,
  colourDepth: 30,
  pixelRatio: 2,
  cores: 10,
};

it('joins every part in the order of the specification, lowercased', () => {
  expect(descriptorOf(device)).toBe('mac os-14.5--macintosh-apple-firefox-131.0--1728x1117-30-2-10');
});

it('keeps the second fingerprint through a browser update and a zoom', () => {
  const later = { ...device, browserVersion: '132.0', pixelRatio: 2.2 };
  expect(stableDescriptorOf(later)).toBe(stableDescriptorOf(device));
  expect(descriptorOf(later)).not.toBe(descriptorOf(device));
});

it('hashes with SHA-1', async () => {
  expect(await sha1Hex('abc')).toBe('a9993e364706816aba3e25717850c26c9cd0d89d');
});
