/** Page numbers to offer around the current one, the first and last always; null stands for a gap. */
export function pageWindow(page: number, pages: number, around = 1): (number | null)[] {
  const wanted = new Set([1, pages]);
  for (let near = page - around; near <= page + around; near += 1)
    if (near >= 1 && near <= pages) wanted.add(near);
  const numbers = [...wanted].sort((a, b) => a - b);
  return numbers.flatMap((number, index) => {
    const before = numbers[index - 1] ?? number - 1;
    if (number - before === 2) return [number - 1, number];
    return number - before > 2 ? [null, number] : [number];
  });
}
