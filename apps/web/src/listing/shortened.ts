/** So much of a reader's own words is said back: nobody reads on, and a page of it would bury what was found. */
const LONGEST = 80;

export function shortened(text: string): string {
  const characters = [...text];
  return characters.length > LONGEST ? `${characters.slice(0, LONGEST - 1).join('')}…` : text;
}
