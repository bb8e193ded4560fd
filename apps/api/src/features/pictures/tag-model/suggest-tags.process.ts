import { constants, setPriority } from 'node:os';
import { openOnnxTagModel } from './onnx-tag-model.js';
import type { ScoredTag, TagModelFiles } from './tag-model.js';

/** Pictures of the site. */
export interface SuggestRequest {
  files: TagModelFiles;
  pictures: readonly Uint8Array[];
}
/** Tags of each picture; none of what is no picture. */
export type SuggestAnswer = { tags: ScoredTag[][] } | { failed: string };

// Whoever wanted the tags is gone.
process.once('disconnect', () => process.exit());
process.once('message', async (request: SuggestRequest) => {
  const answer = await tagsOf(request).catch(
    (error: unknown): SuggestAnswer => ({ failed: error instanceof Error ? error.message : String(error) }),
  );
  process.send?.(answer, () => process.disconnect());
});

async function tagsOf({ files, pictures }: SuggestRequest): Promise<SuggestAnswer> {
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  const model = await openOnnxTagModel(files);
  const tags: ScoredTag[][] = [];
  for (const { buffer, byteOffset, byteLength } of pictures)
    tags.push(byteLength === 0 ? [] : await model.of(Buffer.from(buffer, byteOffset, byteLength)));
  return { tags };
}
