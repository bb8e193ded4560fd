import { expect, it } from '@jest/globals';
import type { FastifyReply } from 'fastify';
import { readApiEnvironment } from '../../environment.js';
import { SecurityTextController } from './security-text.controller.js';

const ask = async (contact: string | null) => {
  const said = { text: '', type: '' };
  const reply = {
    header: () => reply,
    type: (type: string) => {
      said.type = type;
      return reply;
    },
    send: async (text: string) => {
      said.text = text;
    },
  };
  const controller = new SecurityTextController('https://toile.example', contact);
  await controller.show(reply as unknown as FastifyReply);
  return said;
};

it('says where holes are reported, for less than a year, as RFC 9116 has it', async () => {
  const { text, type } = await ask('mailto:security@toile.example');
  expect(type).toBe('text/plain; charset=utf-8');
  expect(text).toMatch(/^Contact: mailto:security@toile\.example\nExpires: .*Z\n/);
  expect(text).toContain('Canonical: https://toile.example/.well-known/security.txt\n');
  const days = (Date.parse(/Expires: (.*)/.exec(text)?.[1] ?? '') - Date.now()) / (24 * 3600_000);
  expect(days).toBeGreaterThan(89);
  expect(days).toBeLessThan(92);
});

it('is missing where nobody has said who reads reports', async () => {
  await expect(ask(null)).rejects.toMatchObject({ code: 'security-contact/unknown' });
});

it.each(['security@toile.example', 'http://toile.example/report', 'mailto:a@b\nX: y'])(
  'refuses %j as a contact',
  (SECURITY_CONTACT) => {
    expect(() => readApiEnvironment({ SECURITY_CONTACT })).toThrow(/SECURITY_CONTACT: must be mailto:/);
  },
);
