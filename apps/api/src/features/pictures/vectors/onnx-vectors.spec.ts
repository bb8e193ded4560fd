import { expect, it } from '@jest/globals';
import sharp from 'sharp';
import type { OnnxRuntime } from './onnx-session.js';
import { openOnnxVectors } from './onnx-vectors.js';

/** A model that answers the means of its three channels. */
const runtime: OnnxRuntime = {
  Tensor: class {
    constructor(
      readonly type: 'float32',
      readonly data: Float32Array,
      readonly dims: readonly number[],
    ) {}
  },
  InferenceSession: {
    create: async () => ({
      inputNames: ['pixels'],
      outputNames: ['vector', 'other'],
      run: async ({ pixels }) => {
        const { data, dims } = pixels as { data: Float32Array; dims: number[] };
        expect(dims).toEqual([1, 3, 224, 224]);
        const size = data.length / 3;
        const means = [0, 1, 2].map(
          (channel) =>
            data.slice(channel * size, (channel + 1) * size).reduce((sum, one) => sum + one, 0) / size,
        );
        return { vector: { data: means } };
      },
    }),
  },
};
const plain = (background: string) =>
  sharp({ create: { width: 40, height: 60, channels: 3, background } })
    .png()
    .toBuffer();

it('feeds a picture channel by channel and takes the direction of what the model says', async () => {
  const vectors = await openOnnxVectors('model.onnx', async () => runtime);
  const red = await vectors.of(await plain('#ff0000'));
  expect(red[0]).toBeGreaterThan(30);
  expect(red[1]).toBeLessThan(0);
  expect(red[2]).toBeLessThan(0);
  // As long as each other, however bright.
  const lengths = await Promise.all(
    ['#ff0000', '#000000', '#888888'].map(async (colour) =>
      Math.hypot(...(await vectors.of(await plain(colour)))),
    ),
  );
  for (const length of lengths) expect(length).toBeCloseTo(32 * Math.sqrt(3), -1);
});

it('says what is missing where the runtime is not installed', async () => {
  await expect(openOnnxVectors('model.onnx')).rejects.toThrow(/npm install --no-save onnxruntime-node/);
});
