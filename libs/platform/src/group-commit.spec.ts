import { describe, expect, it } from '@jest/globals';
import { GroupCommit, type GroupCommitOptions } from './group-commit.js';

/** Writes texts when it is told to; the outcome of each is the text and its place in all that was written. */
function heldWriter(options: Partial<GroupCommitOptions<string>> = {}) {
  const groups: { texts: readonly string[]; end(error?: Error): Promise<void> }[] = [];
  let written = 0;
  const write = (texts: readonly string[]) =>
    new Promise<string[]>((resolve, reject) => {
      const end = async (error?: Error) => {
        if (error) reject(error);
        else resolve(texts.map((text) => `${text} ${written++}`));
        await turn();
      };
      groups.push({ texts, end });
    });
  return { groups, commit: new GroupCommit(write, { maxSize: 100, ...options }) };
}
/** Two turns of the event loop: one in which a group gathers, and one for what follows from its end. */
const turn = async () => {
  await new Promise(setImmediate);
  await new Promise(setImmediate);
};
const outcomeOf = (promise: Promise<string>) => promise.catch((error: Error) => error.message);

describe('GroupCommit', () => {
  it('answers a request only when its group is written, and gathers the next one meanwhile, in order', async () => {
    const { groups, commit } = heldWriter();
    const answered: string[] = [];
    const add = (text: string) => void commit.add(text).then((outcome) => answered.push(outcome));
    for (const text of ['a', 'b']) add(text);
    await turn();
    for (const text of ['c', 'd', 'e']) add(text);
    await turn();
    expect(groups.map(({ texts }) => texts.join(''))).toEqual(['ab']);
    expect(answered).toEqual([]);
    await groups[0]?.end();
    expect(answered).toEqual(['a 0', 'b 1']);
    await groups[1]?.end();
    expect(groups.map(({ texts }) => texts.join(''))).toEqual(['ab', 'cde']);
    expect(answered).toEqual(['a 0', 'b 1', 'c 2', 'd 3', 'e 4']);
  });

  it('fills a group up to its size and never splits a request', async () => {
    const { groups, commit } = heldWriter({ maxSize: 4, sizeOf: (text) => text.length });
    for (const text of ['aa', 'aa', 'b', 'cccccc', 'd', 'eee', 'f']) void commit.add(text);
    await turn();
    for (let at = 0; at < 4; at += 1) await groups[at]?.end();
    expect(groups.map(({ texts }) => texts)).toEqual([['aa', 'aa'], ['b'], ['cccccc'], ['d', 'eee'], ['f']]);
  });

  it('rejects those of a failed group alone, and goes on', async () => {
    const { groups, commit } = heldWriter();
    const first = [commit.add('a'), commit.add('b')].map(outcomeOf);
    await turn();
    const next = commit.add('c');
    await groups[0]?.end(new Error('away'));
    await groups[1]?.end();
    expect(await Promise.all(first)).toEqual(['away', 'away']);
    expect(await next).toBe('c 0');
  });

  it('tries those of a failed group alone where that is safe, so that one bad request fails nobody else', async () => {
    const { groups, commit } = heldWriter({ isTriedAlone: (error) => String(error) !== 'Error: away' });
    const outcomes = ['a', 'bad', 'c'].map((text) => outcomeOf(commit.add(text)));
    await turn();
    await groups[0]?.end(new Error('one is bad'));
    await groups[1]?.end();
    await groups[2]?.end(new Error('bad'));
    await groups[3]?.end();
    expect(await Promise.all(outcomes)).toEqual(['a 0', 'bad', 'c 1']);
    const both = [commit.add('d'), commit.add('e')].map(outcomeOf);
    await turn();
    await groups[4]?.end(new Error('away'));
    expect(await Promise.all(both)).toEqual(['away', 'away']);
  });

  it('has no more groups under way than it may', async () => {
    const { groups, commit } = heldWriter({ maxSize: 1, atOnce: 2 });
    for (const text of ['a', 'b', 'c']) void commit.add(text);
    await turn();
    expect(groups).toHaveLength(2);
    await groups[1]?.end();
    expect(groups.map(({ texts }) => texts[0])).toEqual(['a', 'b', 'c']);
  });

  it('refuses what is beyond its bound, as unavailable', async () => {
    const { groups, commit } = heldWriter({ maxWaiting: 2 });
    const kept = commit.add('a');
    void commit.add('b');
    await expect(commit.add('c')).rejects.toMatchObject({ code: 'log/unavailable' });
    await turn();
    void commit.add('d');
    await groups[0]?.end();
    expect(await kept).toBe('a 0');
  });

  it('is drained when everything that was added has its outcome, failures and what came meanwhile too', async () => {
    const { groups, commit } = heldWriter();
    const outcomes = [outcomeOf(commit.add('a'))];
    await turn();
    outcomes.push(outcomeOf(commit.add('b')));
    let isDrained = false;
    const drained = commit.drain().then(() => {
      isDrained = true;
    });
    await groups[0]?.end(new Error('away'));
    expect(isDrained).toBe(false);
    await groups[1]?.end();
    await drained;
    expect(await Promise.all(outcomes)).toEqual(['away', 'b 0']);
    await heldWriter().commit.drain();
  });
});
