/** The page's upright faces, by family, that hold any letter of a text, as CSS that holds their files: for drawings that stand alone. */
export async function fontFaces(textOf: Readonly<Record<string, string>>): Promise<string> {
  const rules = [...document.styleSheets].flatMap(facesIn).filter(({ style }) => {
    const text = textOf[unquoted(style.getPropertyValue('font-family'))];
    const isUpright = style.getPropertyValue('font-style') !== 'italic';
    return text && isUpright && holdsAny(style.getPropertyValue('unicode-range'), text);
  });
  return (await Promise.all(rules.map(inlined))).join('\n');
}

/** @param range `U+4e00-4e0f, U+5b57`; a face without one holds everything */
export function holdsAny(range: string, text: string): boolean {
  if (!range) return true;
  const ranges = range.split(',').map((one) => {
    const [from = '', to = from] = one.trim().slice('U+'.length).split('-');
    return {
      from: Number.parseInt(from.replaceAll('?', '0'), 16),
      to: Number.parseInt(to.replaceAll('?', 'F'), 16),
    };
  });
  return [...text].some((letter) => {
    const point = letter.codePointAt(0) ?? 0;
    return ranges.some(({ from, to }) => from <= point && point <= to);
  });
}

const unquoted = (family: string): string => family.replaceAll(/["']/g, '');

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
