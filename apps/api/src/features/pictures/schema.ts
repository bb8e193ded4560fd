import { PictureVectors1790012001000 } from './migrations/1790012001000-picture-vectors.js';
import { PictureVectorEntity } from './vectors/picture-vector.entity.js';

export const PICTURES_ENTITIES = [PictureVectorEntity];
export const PICTURES_MIGRATIONS = [PictureVectors1790012001000];
