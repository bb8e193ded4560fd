import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { layoutVector } from './layout-vector.js';
import { openOnnxVectors } from './onnx-vectors.js';
import type { PictureVectors } from './picture-vectors.js';

/** The name of what is computed without a model; another way to compute it is another name. */
export const LAYOUT = 'layout-1';

/** The name under which vectors are kept: of a model by its file's contents, so that vectors of two models never meet. */
export async function nameOfVectors(model: string | null): Promise<string> {
  if (model === null) return LAYOUT;
  const hash = createHash('sha256');
  await pipeline(createReadStream(model), hash);
  return `onnx-${hash.digest('hex').slice(0, 16)}`;
}

/**
 * By an image model where an operator has one, else by what can be computed: colours, shape and patterns of the figure.
 * @param model path of an ONNX file
 * @throws Error that says what is missing to run it
 */
export const openVectors = async (model: string | null): Promise<PictureVectors> =>
  model === null ? { of: layoutVector } : openOnnxVectors(model);
