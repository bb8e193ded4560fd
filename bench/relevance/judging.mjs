/** What looks must be to fit a judged search: predicates over their garments, tags and shows. */
import { PALETTE } from '@toile/contracts';

const TONES = new Map(PALETTE.map(({ slug, tone }) => [slug, tone]));

export const COAT = ['overcoat', 'trench-coat', 'parka'];
export const JACKET = ['blazer', 'biker-jacket', 'bomber-jacket', 'puffer'];
export const GOWN = ['evening-gown', 'ball-gown'];
export const DRESS = [...GOWN, 'slip-dress', 'sheath-dress', 'shirt-dress', 'wrap-dress', 'tunic-dress'];
export const SKIRT = ['pencil-skirt', 'a-line-skirt', 'pleated-skirt', 'full-skirt', 'mini-skirt'];
export const LONG_TROUSERS = [
  'wide-leg-trousers',
  'straight-trousers',
  'cigarette-trousers',
  'flared-trousers',
];
export const TROUSERS = [...LONG_TROUSERS, 'cargo-trousers', 'jeans'];
export const SWEATER = ['knit-sweater', 'turtleneck'];
export const HAT = ['beret', 'wide-brim-hat'];
export const BAG = ['tote', 'clutch', 'shoulder-bag', 'top-handle-bag', 'bucket-bag'];

const list = (one) => (Array.isArray(one) ? one : [one]);
/** Tones or single colours of the palette. */
export const isOf = (colours) => (slug) =>
  list(colours).some((one) => one === slug || one === TONES.get(slug));
const fitsGarment = (kinds, { colour, fabric, pattern, detail }) => {
  const isColour = colour && isOf(colour);
  return (one) =>
    (!kinds || list(kinds).includes(one.kind)) &&
    (!isColour || one.colours.some(isColour)) &&
    (!fabric || list(fabric).includes(one.fabric)) &&
    (!pattern || one.pattern === pattern) &&
    (!detail || one.details.includes(detail));
};
/** A garment that is all of it. */
export const g = (kinds, what = {}) => {
  const fits = fitsGarment(kinds, what);
  return ({ garments }) => garments.some(fits);
};
export const tag =
  (slug) =>
  ({ tags }) =>
    tags.includes(slug);
export const all =
  (...them) =>
  (look) =>
    them.every((one) => one(look));
export const any =
  (...them) =>
  (look) =>
    them.some((one) => one(look));
export const not = (one) => (look) => !one(look);
export const city = (slug) => (look) => look.city === slug;
export const season =
  (...slugs) =>
  (look) =>
    slugs.includes(look.season);
export const type = (slug) => (look) => look.type === slug;
export const by = (slug) => (look) => look.designer === slug;
export const walked = (slug) => (look) => look.models.includes(slug);
/** A garment of these that is not in this colour. */
export const otherThan = (kinds, colour) => (look) =>
  look.garments.some((one) => kinds.includes(one.kind) && !one.colours.some(isOf(colour)));

export const FW = (...years) => season(...years.map((year) => `fall-winter-20${year}`));
export const SS = (...years) => season(...years.map((year) => `spring-summer-20${year}`));
