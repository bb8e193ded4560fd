import type { Shape } from '../../../api/operations';
import { Picture } from '../../../pictures/picture';
import offers from './offers.module.css';

/** Who is named as a client with their leave: by their logo where there is one. */
export function ClientList({ clients }: { clients: readonly Shape<'ClientDto'>[] }) {
  return (
    <ul className={offers.clients}>
      {clients.map(({ slug, name, url, logo }) => {
        const shown = logo ? <Picture filename={logo} alt={name} sizes="10rem" /> : name;
        return (
          <li key={slug}>
            {url ? (
              <a href={url} rel="noopener">
                {shown}
              </a>
            ) : (
              shown
            )}
          </li>
        );
      })}
    </ul>
  );
}
