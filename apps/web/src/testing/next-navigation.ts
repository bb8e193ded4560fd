/** Stands for Next's navigation in component tests (`jest.config.mjs`): it notes where a component wants to go. */
export const went: string[] = [];

const router = {
  push: (href: string) => void went.push(href),
  replace: (href: string) => void went.push(href),
  refresh: () => void went.push('refresh'),
};

export const useRouter = () => router;
export const usePathname = () => location.pathname;
export const useSearchParams = () => new URLSearchParams(location.search);
export const redirect = (href: string): never => {
  throw new Error(`redirected to ${href}`);
};
export const notFound = (): never => {
  throw new Error('not found');
};
