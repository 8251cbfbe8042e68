import { counted, formatNumber } from '../shared/text/format-number';

const addresses = (n: number) => counted(n, 'dirección', 'direcciones');

/** /admin/enlaces: addresses in articles that lead nowhere. */
export const adminLinks = {
  title: 'Enlaces',
  description:
    'Enlaces, fuentes e imágenes de otros sitios que están rotos, cambiaron de lugar o tardan mucho. Los revisa quien publica el sitio, con «npm run links».',
  loading: 'Cargando los enlaces…',
  loadError: 'No se pudieron cargar los enlaces.',
  never:
    'Todavía nadie ha revisado los enlaces. Se hace en el equipo desde el que se publica el sitio, con «npm run links».',
  allWell: 'No hay nada que arreglar.',
  looked: (n: number, fecha: string) => `${addresses(n)} ${n === 1 ? 'revisada' : 'revisadas'} el ${fecha}.`,
  left: (n: number) =>
    `Hay ${formatNumber(n)} más que no caben en la lista: aparecerán en la próxima revisión, cuando se arreglen estas.`,
  problems: { muerto: 'Roto', movido: 'Cambió de lugar', lento: 'Muy lenta' },
  places: { texto: 'en el texto', fuente: 'en las fuentes', imagen: 'en las imágenes' },
  in: 'Está en',
  proposed: { muerto: 'Copia archivada', movido: 'Dirección nueva', lento: '' },
  noCopy: 'No se conoce una copia archivada.',
  take: { muerto: 'Usar la copia archivada', movido: 'Usar la dirección nueva', lento: '' },
  taking: 'Cambiando…',
  taken: (n: number) =>
    n === 0
      ? 'Ningún artículo tenía ya esa dirección'
      : `Dirección cambiada en ${counted(n, 'artículo', 'artículos')}`,
  takeError: (reason: string) => `Error al cambiar la dirección: ${reason}`,
  aside: 'Apartar',
  setAside: 'Dirección apartada',
  back: 'Volver a mostrar',
  shownAgain: 'La dirección vuelve a la lista',
  asideError: (reason: string) => `Error al apartar la dirección: ${reason}`,
  asideTitle: (n: number) => `Apartadas o arregladas (${formatNumber(n)})`,
  of: (accion: string, direccion: string) => `${accion}: ${direccion}`,
} as const;
