import { describe, expect, it } from '@jest/globals';
import { AppendGate } from './append-gate.js';
import { LogUnavailableError } from './port.js';

function heldWork() {
  let release = () => {};
  const done = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { work: () => done, release };
}

describe('AppendGate', () => {
  it('lets batches pass in order as bytes come free, and refuses what passes twice the limit', async () => {
    const gate = new AppendGate(100);
    const first = heldWork();
    const finished: string[] = [];
    const running = gate.run(80, first.work);
    const waiting = gate.run(50, async () => finished.push('second'));
    const behind = gate.run(20, async () => finished.push('third'));
    expect(gate.inFlightBytes).toBe(150);
    await expect(gate.run(40, async () => 0)).rejects.toThrow(LogUnavailableError);
    expect(finished).toEqual([]);
    first.release();
    await Promise.all([running, waiting, behind]);
    expect(finished).toEqual(['second', 'third']);
    expect(gate.inFlightBytes).toBe(0);
  });

  it('lets one batch larger than the limit pass alone', async () => {
    await expect(new AppendGate(10).run(1000, async () => 'stored')).resolves.toBe('stored');
  });

  it('gives the bytes back when the work fails', async () => {
    const gate = new AppendGate(10);
    await expect(gate.run(10, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(gate.inFlightBytes).toBe(0);
  });
});
