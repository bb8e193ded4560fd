/**
 * The page's faces of some families as CSS that holds their files, for drawings that stand alone. Only those that the page has loaded:
 * the words of a drawing are words of the page.
 */
export async function fontFaces(families: readonly string[]): Promise<string> {
  const loaded = new Set(
    [...document.fonts]
      .filter(({ status }) => status === 'loaded')
      .map((face) => keyOf(face.family, face.unicodeRange)),
  );
  const rules = [...document.styleSheets].flatMap(facesIn).filter(({ style }) => {
    const family = style.getPropertyValue('font-family');
    return (
      families.includes(unquoted(family)) &&
      loaded.has(keyOf(family, style.getPropertyValue('unicode-range')))
    );
  });
  return (await Promise.all(rules.map(inlined))).join('\n');
}

const unquoted = (family: string): string => family.replaceAll(/["']/g, '');
const keyOf = (family: string, range: string): string =>
  `${unquoted(family)}/${range.replaceAll(/\s/g, '').toLowerCase()}`;

function facesIn(sheet: CSSStyleSheet): CSSFontFaceRule[] {
  // A sheet of another origin does not tell its rules, and holds none of ours.
  if (sheet.href && new URL(sheet.href).origin !== location.origin) return [];
  return [...sheet.cssRules].filter((rule): rule is CSSFontFaceRule => rule instanceof CSSFontFaceRule);
}

/** The rule with its file inside. Where the file cannot be had, the drawing falls back to a face that is there. */
async function inlined({ cssText, parentStyleSheet }: CSSFontFaceRule): Promise<string> {
  const address = /url\("?([^")]+)"?\)/.exec(cssText)?.[1];
  if (!address) return '';
  const file = await fetch(new URL(address, parentStyleSheet?.href ?? location.href)).catch(() => null);
  if (!file?.ok) return '';
  const data = await asDataUrl(await file.blob());
  return cssText.replace(/src:[^;]+;/, `src: url("${data}") format("woff2");`);
}

const asDataUrl = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
