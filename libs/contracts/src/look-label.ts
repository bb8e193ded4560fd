/** A look's label in figures, `Maison Orvanne, look 12`, taken apart; null for what is none. */
export function partsOfLookLabel(label: string): { designer: string; position: string } | null {
  const [, designer, position] = /^(.+), look (\d+)$/.exec(label) ?? [];
  return designer && position ? { designer, position } : null;
}
