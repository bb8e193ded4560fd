import { type OnnxRuntime, openOnnx } from './onnx-session.js';
import type { PictureVectors } from './picture-vectors.js';

/**
 * Vectors of an ONNX image model: its first output, of which the direction counts.
 * @throws Error when onnxruntime-node is not installed or the file is no such model
 */
export async function openOnnxVectors(
  path: string,
  load?: () => Promise<OnnxRuntime>,
): Promise<PictureVectors> {
  const said = await openOnnx(path, 'PICTURE_MODEL', load);
  return { of: async (picture) => unit(await said(picture)) };
}

/** Parts of a vector of length 1 are small: made large enough for whole numbers, all vectors alike. */
const SPREAD = 32;

function unit(values: ArrayLike<number>): Int8Array {
  const parts = Array.from(values);
  const scale = (SPREAD * Math.sqrt(parts.length)) / (Math.hypot(...parts) || 1);
  return Int8Array.from(parts, (part) => Math.max(-127, Math.min(127, Math.round(part * scale))));
}
