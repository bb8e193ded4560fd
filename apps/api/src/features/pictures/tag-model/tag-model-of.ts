import type { TagModelFiles } from './tag-model.js';

/** The model of an environment, where there is one. @throws Error where a model has no labels, or labels no model */
export function tagModelOf(env: {
  TAG_MODEL?: string | undefined;
  TAG_MODEL_LABELS?: string | undefined;
}): TagModelFiles | undefined {
  const { TAG_MODEL: model, TAG_MODEL_LABELS: labels } = env;
  if (model === undefined && labels === undefined) return undefined;
  if (model === undefined || labels === undefined)
    throw new Error('TAG_MODEL and TAG_MODEL_LABELS go together: set both, or neither.');
  return { model, labels };
}
