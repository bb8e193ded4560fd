import { KEYS_OF_LOOK } from '../measures/measure-params.js';

/** SQL of whether a look has {key}: a tag, category, model, brand, or a colour that {dominant} are nearest to. */
export const HAS_KEY = `(has(arrayMap(tag -> concat('tag:', tag), ${KEYS_OF_LOOK.tag}), {key:String})
  OR has(arrayMap(one -> concat('category:', one), ${KEYS_OF_LOOK.category}), {key:String})
  OR has(arrayMap(one -> concat('model:', toString(one)), models), {key:String})
  OR lower(toString(colours[1])) IN {dominant:Array(String)}
  OR {key:String} = concat('designer:', designer))`;
