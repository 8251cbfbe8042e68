/** /foro's topics that moved last: their code comes once the page is used. */
export const forumLatest = {
  title: 'Temas con actividad reciente',
  loading: 'Cargando los temas recientes...',
  loadError: 'No se pudieron cargar los temas recientes. Inténtalo de nuevo.',
} as const;
