import { readFile } from 'node:fs/promises';
import { type OnnxRuntime, openOnnx } from '../vectors/onnx-session.js';
import type { ScoredTag, TagModel, TagModelFiles } from './tag-model.js';

/** Less likely than this is not suggested, and no more than so many are. */
const LEAST_SCORE = 0.1;
const MOST_TAGS = 20;

/**
 * An ONNX image model whose first output has a number for each line of the labels' file, a tag's slug or nothing each: a
 * probability, or where one of them is none, what a sigmoid makes one of.
 * @throws Error when onnxruntime-node is not installed, a file cannot be read, or there are not as many labels as numbers
 */
export async function openOnnxTagModel(
  { model, labels: path }: TagModelFiles,
  load?: () => Promise<OnnxRuntime>,
): Promise<TagModel> {
  const labels = labelsIn(await readFile(path, 'utf8'));
  const said = await openOnnx(model, 'TAG_MODEL', load);
  return {
    of: async (picture) => {
      const numbers = Array.from(await said(picture));
      if (numbers.length !== labels.length)
        throw new Error(
          `TAG_MODEL says ${numbers.length} numbers, TAG_MODEL_LABELS has ${labels.length} lines.`,
        );
      return likeliest(numbers, labels);
    },
  };
}

/** A last line that is empty is no label. */
const labelsIn = (text: string) =>
  text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((line) => line.trim());

function likeliest(numbers: readonly number[], labels: readonly string[]): ScoredTag[] {
  const areShares = numbers.every((one) => one >= 0 && one <= 1);
  return labels
    .map((tag, at) => {
      const number = numbers[at] ?? 0;
      return { tag, score: areShares ? number : 1 / (1 + Math.exp(-number)) };
    })
    .filter(({ tag, score }) => tag !== '' && score >= LEAST_SCORE)
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST_TAGS);
}
