import { expect, type Page } from '@playwright/test';

/** The field of the search that every page has. */
export const searchBox = (page: Page) => page.getByRole('dialog').getByRole('combobox');

/** The key does nothing before the page's scripts are there. */
export async function openSearchByKey(page: Page): Promise<void> {
  await expect(async () => {
    // In the field it would be a letter.
    if (await searchBox(page).isHidden()) await page.keyboard.press('/');
    await expect(searchBox(page)).toBeFocused({ timeout: 1_000 });
  }).toPass();
}
