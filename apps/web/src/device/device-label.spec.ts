import { expect, it } from '@jest/globals';
import { deviceLabel } from './device-label.js';

const words = { name: '{browser} sur {system}', unknown: 'Appareil inconnu' };

it.each([
  ['Firefox on Linux', 'Firefox sur Linux'],
  ['Mobile Safari on iOS', 'Mobile Safari sur iOS'],
  ['Linux', 'Linux'],
  ['Unknown device', 'Appareil inconnu'],
  [null, 'Appareil inconnu'],
])('%s is called %s', (device, label) => expect(deviceLabel(device, words)).toBe(label));
