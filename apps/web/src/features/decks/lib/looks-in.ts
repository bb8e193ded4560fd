const LOOK = /(?:^|\/)(?:(look|street)\/)?([a-z0-9]+(?:-[a-z0-9]+)*)(?:[?#].*)?$/;

/** The looks and street styles that somebody pasted, a line each: addresses of their pages, or their names in them. */
export function picturesIn(text: string): { type: 'look' | 'street-style'; slug: string }[] {
  return text.split(/[\s,]+/).flatMap((line) => {
    const [, section, slug] = LOOK.exec(line.trim()) ?? [];
    if (!slug) return [];
    return [{ type: section === 'street' ? ('street-style' as const) : ('look' as const), slug }];
  });
}
