import { formatNumber } from '../format-number';

/** What a search of the forum finds: apart from its field, which every page of the forum has. */
export const forumSearch = {
  emptyTitle: 'Buscar en el foro',
  loading: 'Buscando...',
  error: 'No se pudo buscar. Revisa tu conexión e inténtalo de nuevo.',
  empty: 'No se encontraron temas ni respuestas con esas palabras.',
  emptyHint: 'Prueba con menos palabras o con el comienzo de una palabra.',
  count: (count: number) => `${formatNumber(count)} ${count === 1 ? 'resultado' : 'resultados'}`,
  bounded: (count: number) =>
    `Se revisaron ${formatNumber(count)} mensajes con esas palabras y puede haber más: añade otra palabra para afinar la búsqueda.`,
  back: 'Volver al foro',
  kind: 'Mostrar',
  kinds: { todos: 'Temas y respuestas', tema: 'Solo temas', respuesta: 'Solo respuestas' },
  order: 'Ordenar',
  orders: { relevancia: 'Más relevantes', recientes: 'Más recientes', antiguos: 'Más antiguos' },
  topic: 'Tema',
  reply: 'Respuesta',
  replyIn: (titulo: string) => `Respuesta en: ${titulo}`,
  by: 'por',
} as const;
