import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import sharp from 'sharp';
import type { OnnxRuntime } from '../vectors/onnx-session.js';
import { openOnnxTagModel } from './onnx-tag-model.js';

/** A model that says these numbers of every picture. */
const saying = (numbers: readonly number[]): OnnxRuntime => ({
  Tensor: class {},
  InferenceSession: {
    create: async () => ({
      inputNames: ['pixels'],
      outputNames: ['scores'],
      run: async () => ({ scores: { data: numbers } }),
    }),
  },
});
let folder: string;
let files: { model: string; labels: string };
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'toile-tag-model-'));
  files = { model: 'tags.onnx', labels: join(folder, 'labels.txt') };
  await writeFile(files.labels, 'velvet\n\nlace\r\ndenim\n');
});
afterAll(() => rm(folder, { recursive: true }));
const picture = sharp({ create: { width: 4, height: 6, channels: 3, background: '#ff0000' } })
  .png()
  .toBuffer();
const said = async (numbers: readonly number[]) =>
  (await openOnnxTagModel(files, async () => saying(numbers))).of(await picture);

it('names the likeliest labels, and none of what has no label or is unlikely', async () => {
  expect(await said([0.3, 0.9, 0.8, 0.05])).toEqual([
    { tag: 'lace', score: 0.8 },
    { tag: 'velvet', score: 0.3 },
  ]);
});

it('makes probabilities of numbers that are none', async () => {
  const found = await said([0, 9, 2, -5]);
  expect(found.map(({ tag, score }) => [tag, score.toFixed(3)])).toEqual([
    ['lace', '0.881'],
    ['velvet', '0.500'],
  ]);
});

it('says what is wrong with labels that are not the model’s, and where the runtime is missing', async () => {
  await expect(said([0.3, 0.9])).rejects.toThrow('TAG_MODEL says 2 numbers, TAG_MODEL_LABELS has 4 lines.');
  await expect(openOnnxTagModel(files)).rejects.toThrow(/TAG_MODEL needs onnxruntime-node/);
  await expect(openOnnxTagModel({ ...files, labels: join(folder, 'none.txt') })).rejects.toThrow(/ENOENT/);
});
