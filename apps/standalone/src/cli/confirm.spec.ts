import { PassThrough } from 'node:stream';
import { expect, it } from '@jest/globals';
import { confirm } from './confirm.js';

function asked(isTTY: boolean) {
  const input = Object.assign(new PassThrough(), { isTTY });
  const output = new PassThrough();
  return { input, output, answer: confirm('It goes for good.', 'ada', [input, output]) };
}

it('goes on once the word is typed', async () => {
  const { input, output, answer } = asked(true);
  input.write(' ada\n');
  await expect(answer).resolves.toBeUndefined();
  expect(String(output.read())).toContain('It goes for good.\nType ada to go on: ');
});

it.each(['y\n', 'ADA\n', '\n'])('does nothing where %j is typed', async (typed) => {
  const { input, answer } = asked(true);
  input.write(typed);
  await expect(answer).rejects.toThrow('nothing was done');
});

it('does nothing where the terminal is closed', async () => {
  const { input, answer } = asked(true);
  input.end();
  await expect(answer).rejects.toThrow('nothing was done');
});

it('does nothing where nobody can be asked, and names what says it beforehand', async () => {
  await expect(asked(false).answer).rejects.toThrow('say --yes');
});
