import { CATEGORY_LIMITS, COUNTED_ARTICLES } from '../categories/limits';
import { counted, formatNumber, outOf } from '../shared/text/format-number';

const articles = (count: number) => counted(count, 'artículo', 'artículos');

/** What is upTo no further than a limit. */
const upTo = (count: number) =>
  count >= COUNTED_ARTICLES ? `más de ${COUNTED_ARTICLES - 1}` : formatNumber(count);

/** /admin/categorias (spec 1, sections 2, 5, 6 and 8). */
export const adminCategories = {
  title: 'Categorías',
  description: 'Los temas en que se ordena la biblioteca.',
  loading: 'Cargando las categorías…',
  loadError: (message: string) => `Error al cargar categorías: ${message}`,
  notAllowed: 'No tienes permisos para crear categorías',
  notAllowedToEdit: 'No tienes permisos para editar categorías',
  empty: 'Todavía no hay categorías. Crea la primera.',
  total: (count: number) => counted(count, 'categoría', 'categorías'),
  published: (count: number) =>
    count === 0 ? 'Sin artículos publicados' : counted(count, 'artículo publicado', 'artículos publicados'),
  counting: 'Contando artículos…',
  noDescription: 'Sin descripción',
  create: 'Nueva categoría',
  edit: 'Editar',
  editOf: (name: string) => `Editar la categoría ${name}`,
  delete: 'Eliminar',
  deleteOf: (name: string) => `Eliminar la categoría ${name}`,
  seeArticles: (name: string) => `Ver en la biblioteca los artículos de ${name}`,
  unlisted: {
    title: 'Nombres sin categoría',
    text: 'Hay artículos publicados con estos nombres, que no están en la lista: se ven en la biblioteca, pero no se pueden editar ni elegir al escribir.',
    add: 'Crear categoría',
    addOf: (name: string) => `Crear la categoría ${name}`,
    more: (count: number) => (count === 1 ? 'Y otro nombre.' : `Y otros ${formatNumber(count)} nombres.`),
  },
  form: {
    createTitle: 'Nueva categoría',
    editTitle: (name: string) => `Editar «${name}»`,
    name: 'Nombre',
    descriptionLabel: 'Descripción',
    color: 'Color',
    swatches: 'Colores sugeridos',
    freeColor: 'Otro color',
    freeColorCode: 'Código del color',
    renameHint: 'Al cambiar el nombre se actualizan los artículos que lo usan.',
    create: 'Crear categoría',
    creating: 'Creando…',
    save: 'Guardar cambios',
    saving: 'Guardando…',
    created: (name: string) => `Categoría «${name}» creada.`,
    saved: (name: string) => `Categoría «${name}» guardada.`,
    createError: (message: string) => `Error al crear la categoría: ${message}`,
    saveError: (message: string) => `Error al guardar la categoría: ${message}`,
    preview: 'Vista previa',
  },
  validation: {
    nameRequired: 'El nombre de la categoría es obligatorio',
    nameTooLong: `El nombre no puede superar los ${CATEGORY_LIMITS.nombre} caracteres`,
    nameUnreadable: 'El nombre debe tener alguna letra o número',
    nameTaken: 'Ya existe una categoría con ese nombre',
    descriptionTooLong: `La descripción no puede superar los ${CATEGORY_LIMITS.descripcion} caracteres`,
    colorInvalid: 'Escribe el color como #rrggbb, por ejemplo #3498db',
    tooMany: `No puede haber más de ${CATEGORY_LIMITS.total} categorías`,
  },
  swatchNames: {
    '#3498db': 'Azul',
    '#1c5c57': 'Jade',
    '#2e8b57': 'Verde',
    '#8a9a2b': 'Oliva',
    '#d9a520': 'Ocre',
    '#d2691e': 'Naranja',
    '#94431d': 'Arcilla',
    '#c0392b': 'Rojo',
    '#b03a73': 'Granate',
    '#7d4fb0': 'Violeta',
    '#34495e': 'Pizarra',
    '#7f6f5c': 'Tierra',
  },
  rename: {
    pending: (before: string, now: string) =>
      `El cambio de nombre de «${before}» a «${now}» no ha terminado: quedan artículos con el nombre anterior.`,
    progress: (done: number, total: number) => `${outOf(done, total)} artículos`,
    label: (name: string) => `Cambiando el nombre a «${name}»`,
    starting: 'Buscando los artículos que la usan…',
    continue: 'Continuar',
    continueOf: (name: string) => `Continuar el cambio de nombre de ${name}`,
    stop: 'Interrumpir',
    stopped: 'Interrumpido. Los artículos ya actualizados lo están; puedes continuar cuando quieras.',
    done: (count: number) => `Cambio de nombre terminado: ${articles(count)}.`,
    failedSome: (count: number) =>
      `${articles(count)} no ${count === 1 ? 'pudo' : 'pudieron'} actualizarse. Los demás ya tienen el nombre nuevo.`,
    error: (message: string) => `No se pudo terminar el cambio de nombre: ${message}`,
    finishFirst: 'Antes hay que terminar el cambio de nombre que está pendiente',
  },
  deletion: {
    title: (name: string) => `Eliminar «${name}»`,
    checking: 'Comprobando si algún artículo la usa…',
    confirm: 'Ningún artículo usa esta categoría. Esta acción no se puede deshacer.',
    inUse: (count: number) =>
      count === 1
        ? 'No se puede eliminar: 1 artículo usa esta categoría. Muévelo antes a otra.'
        : `No se puede eliminar: ${upTo(count)} artículos usan esta categoría. Muévelos antes a otra.`,
    noOther: 'Crea antes otra categoría a la que moverlos.',
    target: 'Mover sus artículos a',
    choose: 'Elige una categoría',
    move: 'Mover los artículos y eliminar',
    submit: 'Eliminar categoría',
    submitting: 'Eliminando…',
    movingLabel: 'Moviendo los artículos',
    moving: (done: number, total: number) => `${outOf(done, total)} artículos`,
    done: (name: string) => `Categoría «${name}» eliminada.`,
    failedSome: (count: number) =>
      `${articles(count)} no ${count === 1 ? 'pudo' : 'pudieron'} moverse, así que la categoría sigue. Inténtalo de nuevo.`,
    error: (message: string) => `Error al eliminar la categoría: ${message}`,
    missing: 'Esa categoría ya no existe',
  },
} as const;
