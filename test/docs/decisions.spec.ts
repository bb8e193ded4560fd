import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';

const FILES = readdirSync('docs/decisions').sort();
const PARTS = ['Status', 'Context', 'Options', 'Decision', 'Consequences'];

describe('decisions', () => {
  it('are numbered without gaps', () => {
    const expected = FILES.map((_, index) => String(index + 1).padStart(4, '0'));
    expect(FILES.map((file) => file.slice(0, 4))).toEqual(expected);
  });

  it.each(FILES)('%s has its number, a status with its date, and all parts in order', (file) => {
    const text = readFileSync(`docs/decisions/${file}`, 'utf8');
    expect(text).toMatch(new RegExp(`^# ${Number(file.slice(0, 4))}\\. \\S`));
    expect(text).toMatch(
      /^\*\*Status\.\*\* (Accepted|Proposed|Superseded by \[.+\]\(.+\)) on \d{4}-\d{2}-\d{2}[.;]/m,
    );
    const parts = [...text.matchAll(/^\*\*(\w+)\.\*\*/gm)].map(([, part = '']) => part);
    expect(parts.filter((part) => PARTS.includes(part))).toEqual(PARTS);
  });
});
