import type { Domain } from '../../domain.js';

export default {
  tagline: 'Le sfilate, look per look, e i numeri che le raccontano',
  description:
    'Toile mostra le sfilate look per look — stilisti, stagioni, colori e tessuti — e ciò che attira chi le guarda.',
  skip: 'Vai al contenuto',
  nav: {
    label: 'Navigazione principale',
    home: 'Toile, pagina iniziale',
    search: 'Cerca',
    menu: 'Menu',
    close: 'Chiudi il menu',
    looks: 'Look',
    collections: 'Collezioni',
    designers: 'Stilisti',
    data: 'Dati',
  },
  language: { label: 'Lingua' },
  theme: { label: 'Chiaro o scuro' },
  footer: {
    note: 'In sartoria, la toile è la prova in tela che si cuce prima del capo definitivo.',
    explore: 'Esplora',
    data: 'Dati',
    mostViewed: 'I look più visti',
    privacy: 'Preferenze sulla privacy',
    demo: 'Le case di moda, i modelli e le immagini di questa dimostrazione sono inventati.',
  },
  pagination: {
    label: 'Pagine',
    previous: 'Precedente',
    next: 'Successiva',
    page: 'Pagina {page}',
    position: 'Pagina {page} di {pages}',
  },
  breadcrumb: 'Ti trovi qui',
} satisfies Domain<'messages'>;
