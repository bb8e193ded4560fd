/**
 * A picture for each, the first of its own that none before it has: one look stands for many words, and a page of
 * them would show it again and again. Where all are taken it is the first.
 */
export function onePictureEach(choices: readonly (readonly string[])[]): (string | undefined)[] {
  const taken = new Set<string>();
  return choices.map((own) => {
    const picture = own.find((one) => !taken.has(one)) ?? own[0];
    if (picture !== undefined) taken.add(picture);
    return picture;
  });
}
