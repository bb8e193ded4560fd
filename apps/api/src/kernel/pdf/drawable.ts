/**
 * What can be drawn of a text. Signs without a picture of their own, as they come with emoji, would show as boxes; so
 * would the narrow spaces in French numbers, which the slices name and the display face lacks (where lines may break is
 * known by then). Joiners stay where they join letters, as in Hindi and Persian; signs that turn the direction of a text
 * do not. Letters and marks that are one sign become it.
 */
export const drawable = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\u00a0\u2000-\u200a\u202f\u205f]/g, ' ')
    .replace(/\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u20e3/gu, '')
    .replace(/(?![\u200c\u200d])[\p{Cc}\p{Cf}]|\p{Co}|\p{Cs}|\p{Variation_Selector}/gu, '')
    .replace(/(?<![\p{L}\p{M}])[\u200c\u200d]+/gu, '');

/** Letters with the marks that stand on them, which only one font can put in their places. */
export const clustersOf = (text: string): string[] =>
  text.match(/(?![\u200c\u200d])\P{M}[\p{M}\u200c\u200d]*|[\p{M}\u200c\u200d]+/gu) ?? [];
