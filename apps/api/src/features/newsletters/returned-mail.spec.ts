import { describe, expect, it } from '@jest/globals';
import { type ReturnedMail, readReturnedMail } from './returned-mail.js';
import { complaint, exchange, exim, gmail, postfix } from './testing-reports.js';

const token = '10-0123456789abcdef01234567';
const read = (text: string): Promise<ReturnedMail | null> => readReturnedMail(Buffer.from(text));

describe('a mail that came back', () => {
  it.each([
    ['Postfix', postfix({ token }), 'gone'],
    ['Postfix, a policy', postfix({ token, status: '5.7.1' }), 'refused'],
    ['Exim, whose diagnosis says more than its status', exim({ token }), 'gone'],
    ['Exchange, which quotes no head and makes addresses upper case', exchange({ token }), 'gone'],
    ['Gmail, a full mailbox', gmail({ token }), 'refused'],
  ])('is understood as %s reports it', async (_make, text, report) => {
    expect(await read(text)).toEqual({ report, token });
  });

  it('is understood however lines end and wherever its token stands', async () => {
    const bare = postfix({ token }).replaceAll(`+${token}@`, '@');
    for (const text of [bare, bare.replaceAll('\n', '\r\n'), postfix({ token }).replace(/X-Toile.*\n/, '')])
      expect(await read(text)).toEqual({ report: 'gone', token });
    const without = bare.replace(/X-Toile.*\n/, '');
    expect(await read(without)).toBeNull();
  });

  it('is none that is late, was tried in vain for days, or has arrived', async () => {
    expect(await read(postfix({ token, action: 'delayed', status: '4.4.1' }))).toBeNull();
    expect(await read(postfix({ token, action: 'failed', status: '4.4.7' }))).toBeNull();
    expect(await read(postfix({ token, action: 'relayed', status: '2.0.0' }))).toBeNull();
    expect(await read(postfix({ token, action: 'failed', status: 'nonsense' }))).toBeNull();
  });

  it('is none while one of those it was passed on to has it', async () => {
    const another = (action: string, status: string) =>
      postfix({ token }).replace(
        'Final-Recipient:',
        `Final-Recipient: rfc822; one@list.example\nAction: ${action}\nStatus: ${status}\n\nFinal-Recipient:`,
      );
    expect(await read(another('delivered', '2.0.0'))).toBeNull();
    expect(await read(another('failed', '5.2.2'))).toEqual({ report: 'refused', token });
    expect(await read(another('failed', '5.1.1'))).toEqual({ report: 'gone', token });
  });
});

it('a complaint ends what its reader calls unwanted, and nothing where they say the opposite', async () => {
  expect(await read(complaint({ token }))).toEqual({ report: 'complaint', token });
  expect(await read(complaint({ token, action: 'opt-out' }))).toEqual({ report: 'complaint', token });
  for (const action of ['not-spam', 'fraud', 'virus', 'other', ''])
    expect([action, await read(complaint({ token, action }))]).toEqual([action, null]);
});

it('what is no report says nothing: answers, forwarded reports, empty and broken ones', async () => {
  const away = `To: bounces+${token}@toile.example\nAuto-Submitted: auto-replied\nSubject: Away\n\nStatus: 5.1.1\nAction: failed\n`;
  const forwarded = `To: bounces+${token}@toile.example\nContent-Type: multipart/mixed; boundary=x\n\n--x\nContent-Type: message/rfc822\n\n${postfix({ token })}\n--x--\n`;
  const deep = `Content-Type: multipart/report; boundary=b0\n\n${Array.from({ length: 40 }, (_, at) => `--b${at}\nContent-Type: multipart/mixed; boundary=b${at + 1}\n\n`).join('')}`;
  const whole = postfix({ token });
  for (const text of [
    away,
    forwarded,
    deep,
    '',
    '\0\0',
    'Content-Type: multipart/report',
    'a'.repeat(100_000),
  ])
    expect(await read(text)).toBeNull();
  for (let length = 0; length < whole.length; length += 97) await read(whole.slice(0, length));
  expect(await readReturnedMail(Uint8Array.from({ length: 5_000 }, (_, at) => (at * 197) % 256))).toBeNull();
});

it('is read in no time, however it is built to take long', async () => {
  const long = ' \t'.repeat(200_000);
  // Of the processor: the machine may have much else to do.
  const before = process.cpuUsage();
  for (const status of [long, `${long}\n`.repeat(3), '\n'.repeat(300_000), 'a:b\n\n'.repeat(60_000)])
    await read(postfix({ token }).replace('Reporting-MTA:', `${status}\nReporting-MTA:`));
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1_000).toBeLessThan(1_500);
});
