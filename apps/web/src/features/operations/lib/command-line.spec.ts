import { expect, it } from '@jest/globals';
import { TOPICS } from '@toile/contracts';
import { commandLine, knownPart, replayLine } from './command-line';

it.each([
  [
    { kind: 'redrive', topic: 'tracking', partition: 1, offset: 0 },
    'toile events dead-letters redrive tracking/1/0',
  ],
  [
    { kind: 'redrive', topic: 'tracking', reason: "it's no kind" },
    "toile events dead-letters redrive --topic tracking --reason 'it'\\''s no kind'",
  ],
  [{ kind: 'redrive' }, 'toile events dead-letters redrive'],
  [{ kind: 'replay', topics: [...TOPICS] }, 'toile replay'],
  [
    { kind: 'replay', topics: ['tracking', 'members'], from: '2026-03-01', to: '2026-03-02', rate: 500 },
    'toile replay --topic tracking members --from 2026-03-01 --to 2026-03-02 --rate 500',
  ],
  [{ kind: 'accept-replay', generation: 3 }, 'toile replay --accept --generation 3'],
  [{ kind: 'discard-replay', generation: 3 }, 'toile replay --discard --generation 3'],
] as const)('says %j in the words of a shell', (wish, line) => {
  expect(commandLine(wish as Parameters<typeof commandLine>[0])).toBe(line);
});

it('says what a replay would be', () => {
  expect(replayLine({}, true)).toBe('toile replay --plan');
  expect(replayLine({ topics: ['members'], from: '2026-03-01' }, true)).toBe(
    'toile replay --topic members --from 2026-03-01 --plan',
  );
});

it('looks for letters by what is not hidden of their reason', () => {
  expect(knownPart('slug (an address) is none')).toBe('is none');
  expect(knownPart('version 3 is not known')).toBe('version 3 is not known');
  expect(knownPart('(hidden)')).toBe('');
});
