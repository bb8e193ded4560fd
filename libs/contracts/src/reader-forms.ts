/** Where readers write when something keeps failing, and where their letters go. */
export const CONTACT_ADDRESS = 'contact@toile.test';
