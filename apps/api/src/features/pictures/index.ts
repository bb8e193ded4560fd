export { UploadPicture } from './commands/upload-picture.js';
export { PICTURE_FORM, pictureIn } from './http/picture-form.js';
export { type PackedFile, packed } from './pack-files.js';
export { picturesFeature } from './pictures.feature.js';
export { PicturesModule } from './pictures.module.js';
export { Picture, type RenderedPicture } from './queries/picture.js';
export { PICTURES_ENTITIES, PICTURES_MIGRATIONS } from './schema.js';
export { examineInSemaphore } from './upload/examine-in-semaphore.js';
export type { PictureFacts } from './upload/examine-picture.js';
