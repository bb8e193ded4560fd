/** The pictures between two of a grid, both among them, in the order of the page. */
export function between(all: readonly string[], from: string, to: string): readonly string[] {
  const [a, b] = [all.indexOf(from), all.indexOf(to)];
  if (a < 0 || b < 0) return [to];
  return all.slice(Math.min(a, b), Math.max(a, b) + 1);
}

/** What is picked after one more was asked for: alone it is taken in or out, with shift all up to it come in. */
export function picked(
  now: readonly string[],
  item: string,
  all: readonly string[],
  withShift: boolean,
): readonly string[] {
  const last = now.at(-1);
  if (withShift && last !== undefined && last !== item) {
    const range = between(all, last, item);
    return [...now.filter((one) => !range.includes(one)), ...range.filter((one) => one !== item), item];
  }
  return now.includes(item) ? now.filter((one) => one !== item) : [...now, item];
}

/** In pixels of the page. */
export interface Rectangle {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Whether a drawn rectangle cuts a card. */
export const cutBy = (drawn: Rectangle, card: Rectangle): boolean =>
  drawn.left < card.right && drawn.right > card.left && drawn.top < card.bottom && drawn.bottom > card.top;
