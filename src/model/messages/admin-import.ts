import { formatNumber } from '../format-number';

function counted(count: number, one: string, many: string): string {
  return count === 1 ? `1 ${one}` : `${formatNumber(count)} ${many}`;
}

/** What went other than wished, by its code (model/blogger/problems.ts): a heading of the report. */
const problems = {
  'sin-cerrar': 'Entradas mal formadas, que no se pueden leer',
  cortada: 'Entrada incompleta: el archivo está cortado',
  enorme: 'Entradas demasiado grandes',
  'sin-id': 'Entradas sin identificador',
  repetida: 'Entradas repetidas (se trae la primera)',
  papelera: 'Entradas que estaban en la papelera',
  ilegible: 'Artículos cuyo contenido no se puede convertir',
  'sin-titulo': 'Artículos sin título (quedan como «Sin título»)',
  'sin-fecha': 'Artículos sin fecha (quedan como borradores)',
  'titulo-largo': 'Títulos demasiado largos (se cortan)',
  'contenido-largo': 'Artículos demasiado largos',
  'contenido-vacio': 'Artículos sin contenido',
  programada: 'Artículos programados (quedan como borradores)',
  etiquetas: 'Etiquetas que no caben como categorías (quedan como etiquetas del artículo)',
  'imagen-incrustada': 'Imágenes escritas dentro del texto, que no se pueden conservar',
  caracteres: 'Artículos con caracteres que no se pueden leer',
  'comentario-retenido': 'Comentarios sin aprobar o de correo no deseado',
  'comentario-vacio': 'Comentarios vacíos',
  'comentario-largo': 'Comentarios demasiado largos (se cortan)',
  'comentario-huerfano': 'Comentarios de artículos que no están',
  'comentario-ajeno': 'Comentarios de artículos que no vienen del blog',
  'imagen-no-copiada': 'Imágenes que no se pudieron copiar (conservan su enlace)',
  'editado-aqui': 'Artículos que se editaron aquí y han cambiado en el blog (no se tocan)',
  'ya-existe': 'Artículos que ya existen y no vienen del blog (no se tocan)',
  'categoria-no-creada': 'Categorías que no se crearon porque el sitio ya tiene todas las que admite',
  'no-guardado': 'Artículos que la base de datos no aceptó',
} as const;

/** /admin/importar: the old blog comes in, and everything can be taken out. */
export const adminImport = {
  title: 'Importar y exportar',
  lead: 'Trae el blog completo desde Blogger, o llévate una copia de todo lo que hay en el sitio.',
  tabs: {
    label: 'Importar, exportar o reconstruir',
    import: 'Importar',
    export: 'Exportar',
    rebuild: 'Reconstruir',
  },
  anonymous: 'Anónimo',

  file: {
    title: 'El archivo del blog',
    help: 'Un respaldo de Blogger (blog-….xml), el feed.atom de Google Takeout o el feed del blog, en Atom o RSS. Puede pesar hasta 500 MB: se lee por partes en este dispositivo y no se sube entero a ninguna parte.',
    label: 'Archivo',
    choose: 'Elegir el archivo',
    other: 'Elegir otro archivo',
    grande: 'El archivo pesa demasiado. Máximo 500 MB.',
    vacio: 'El archivo está vacío.',
    zip: 'Es un archivo ZIP. Descomprímelo y elige el archivo feed.atom que hay dentro.',
    ilegible: 'No se pudo leer el archivo. Comprueba que siga en su lugar y elígelo otra vez.',
    nada: 'El archivo no es un respaldo ni un feed de Blogger: no contiene ninguna entrada.',
  },
  survey: {
    reading: 'Revisando el archivo',
    title: 'Qué contiene',
    subtitle: 'Todavía no se ha escrito nada.',
    published: 'Artículos publicados',
    drafts: 'Borradores',
    scheduled: 'Programados',
    pages: 'Páginas',
    comments: 'Comentarios',
    labels: 'Etiquetas',
    settings: 'Ajustes y plantillas (no se traen)',
    years: (from: number, to: number) => (from === to ? `De ${from}` : `De ${from} a ${to}`),
    authors: (names: readonly string[]) => `Firman: ${names.join(', ')}`,
    pictures: (n: number) => counted(n, 'artículo tiene imágenes', 'artículos tienen imágenes'),
    videos: (n: number) =>
      counted(
        n,
        'artículo tiene videos (quedan como enlaces)',
        'artículos tienen videos (quedan como enlaces)',
      ),
    labelCount: (name: string, n: number) => `${name} (${formatNumber(n)})`,
    moreLabels: (n: number) => `y ${formatNumber(n)} más`,
    problems: (n: number) => counted(n, 'aviso', 'avisos'),
    noProblems: 'No se encontró ningún problema.',
  },
  measure: {
    title: 'Qué se conserva',
    help: 'Se convirtieron todos los artículos, sin guardar nada, y se contó lo que cada uno conserva.',
    kinds: {
      palabras: 'Palabras',
      imagenes: 'Imágenes',
      enlaces: 'Enlaces',
      tablas: 'Tablas',
      listas: 'Listas',
      titulos: 'Títulos',
      citas: 'Citas',
      codigo: 'Bloques de código',
    },
    columns: { kind: 'Qué', original: 'En el blog', lost: 'Se pierden', kept: 'Se conserva' },
    all: 'Todos los artículos se conservan enteros.',
    losing: (n: number, all: number) =>
      `${counted(n, 'artículo pierde', 'artículos pierden')} algo, de ${formatNumber(all)}`,
    lost: (what: string, n: number, of: number) =>
      `${what.toLocaleLowerCase('es')}: ${formatNumber(n)} de ${formatNumber(of)}`,
    rest: (n: number) => counted(n, 'artículo más no pierde nada', 'artículos más no pierden nada'),
  },
  choices: {
    title: 'Qué hacer con…',
    pages: 'Las páginas del blog',
    pagesSkip: 'No traerlas',
    pagesBring: 'Traerlas como artículos',
    pictures: 'Las imágenes',
    picturesLink: 'Conservar sus enlaces',
    picturesLinkHelp: 'Siguen en los servidores de Blogger.',
    picturesCopy: 'Copiarlas al sitio',
    picturesCopyHelp:
      'Tarda más. Las que no se puedan descargar conservan su enlace y se anotan en el informe.',
    comments: 'Los comentarios',
    commentsBring: 'Traerlos con sus nombres y fechas',
    commentsSkip: 'No traerlos',
  },
  start: (articles: number) => `Importar ${counted(articles, 'artículo', 'artículos')}`,
  startComments: (n: number) => `Importar ${counted(n, 'comentario', 'comentarios')}`,
  nothingToBring: 'Con estas opciones no hay nada que importar.',
  safe: 'Los artículos que ya estén no se repiten, y los que se hayan editado aquí no se tocan.',
  running: {
    title: 'Importando',
    categories: 'Preparando las categorías',
    articulos: 'Importando artículos',
    comentarios: 'Importando comentarios',
    paused: 'En pausa',
    articlesDone: (done: number, total: number) =>
      `${formatNumber(done)} de ${formatNumber(total)} artículos`,
    commentsDone: (done: number, total: number) =>
      `${formatNumber(done)} de ${formatNumber(total)} comentarios`,
    pause: 'Pausar',
    resume: 'Continuar',
    cancel: 'Cancelar',
    keepOpen: 'Deja esta página abierta. Si se cierra, podrás continuar donde quedó.',
    cancelTitle: '¿Cancelar la importación?',
    cancelText:
      'Lo que ya se trajo se queda. Si vuelves a importar el mismo archivo, seguirá con lo que falte.',
    cancelConfirm: 'Cancelar la importación',
    cancelKeep: 'Seguir importando',
  },
  stopped: {
    title: 'La importación se detuvo',
    text: (reason: string) => `${reason} Lo que ya se trajo está guardado.`,
    retry: 'Continuar',
  },
  resume: {
    title: 'Hay una importación sin terminar',
    text: (file: string, done: string) => `De «${file}» se trajeron ${done}.`,
    done: (articles: number, comments: number) =>
      `${counted(articles, 'artículo', 'artículos')} y ${counted(comments, 'comentario', 'comentarios')}`,
    again: 'Para continuar, elige otra vez el mismo archivo: el navegador no puede abrirlo por sí solo.',
    choose: 'Elegir el archivo para continuar',
    discard: 'Olvidarla',
    other: (file: string) => `No es el mismo archivo. Elige «${file}», u olvida la importación sin terminar.`,
  },
  result: {
    title: 'Importación terminada',
    cancelled: 'Importación cancelada',
    nothingNew: 'Todo lo que hay en el archivo ya estaba en el sitio: no se cambió nada.',
    created: 'Artículos nuevos',
    updated: 'Artículos actualizados',
    same: 'Artículos que ya estaban',
    comments: 'Comentarios nuevos',
    sameComments: 'Comentarios que ya estaban',
    categories: 'Categorías nuevas',
    pictures: 'Imágenes copiadas',
    library: 'Ver la biblioteca',
    again: 'Importar otro archivo',
  },
  report: {
    title: 'Informe',
    none: 'No hay nada que anotar: se trajo todo.',
    download: 'Descargar el informe',
    fileName: 'informe-de-importacion.txt',
    heading: (file: string, date: string) => `Importación de «${file}», ${date}`,
    more: (n: number) => `… y ${formatNumber(n)} más`,
    unnamed: '(sin nombre)',
  },
  problems,
  failed: {
    offline: 'Se perdió la conexión.',
    denied: 'Tu cuenta no tiene permiso para importar.',
    other: 'Algo falló.',
  },
} as const;

/** The second half of the same page: taking everything away. */
export const adminExport = {
  everything: {
    title: 'Todo, en un archivo JSON',
    help: 'Los artículos con sus comentarios, las categorías y los perfiles públicos. Sin correos electrónicos.',
    action: 'Exportar todo',
    running: 'Reuniendo todo',
    fileName: (day: string) => `evidencias-${day}.json`,
  },
  articles: {
    title: 'Los artículos, en archivos markdown',
    help: 'Un ZIP con un archivo por artículo, con sus datos en la cabecera. Se abre con cualquier editor de texto.',
    action: 'Exportar artículos',
    running: 'Reuniendo los artículos',
    fileName: (day: string) => `articulos-${day}.zip`,
  },
  progress: {
    articulos: (done: number, total: number | null) =>
      total === null
        ? counted(done, 'artículo', 'artículos')
        : `${formatNumber(done)} de ${formatNumber(total)} artículos`,
    categorias: 'Categorías',
    perfiles: (n: number) => counted(n, 'perfil', 'perfiles'),
  },
  cost: 'Cada documento se lee una vez: uno por artículo, comentario, categoría y perfil.',
  stop: 'Cancelar',
  done: (size: string) => `El archivo está listo (${size}).`,
  download: 'Guardar el archivo',
  failed: 'No se pudo terminar la exportación. Por favor, inténtalo de nuevo.',
} as const;

export const adminRebuild = {
  title: 'Las listas de la biblioteca',
  help: 'La biblioteca y su búsqueda leen unas listas que se guardan con cada artículo. Si falta alguno, sobra otro o el total no es el que debería, aquí se vuelven a hacer a partir de los artículos. Se puede interrumpir y repetir sin riesgo.',
  action: 'Reconstruir las listas',
  running: 'Reconstruyendo las listas',
  progress: {
    leyendo: (done: number, total: number) =>
      `Leyendo los artículos: ${formatNumber(done)} de ${formatNumber(total)}`,
    escribiendo: (done: number, total: number) =>
      `Comprobando las listas: ${formatNumber(done)} de ${formatNumber(total)}`,
  },
  stop: 'Interrumpir',
  stopped: 'Interrumpido. Lo que ya estaba hecho queda hecho.',
  done: 'Las listas están al día.',
  failed: (message: string) => `No se pudieron reconstruir las listas: ${message}`,
  cost: 'Se lee una vez cada artículo publicado y cada lista; solo se escribe lo que estaba mal.',
} as const;
