export { ColleagueNames, colleagueDto, namedIn } from './colleague-names.js';
export { readOnly, unknownVersion } from './domain/shared-item.errors.js';
export type { SharedItem } from './domain/shared-item.state.js';
export { SHARING_ENTITIES } from './schema.js';
export { type ItemsOfKind, type ItemVersion, SharedKinds } from './shared-kinds.js';
export { sharingFeature } from './sharing.feature.js';
export { Sharing } from './sharing.js';
export { SharingModule } from './sharing.module.js';
