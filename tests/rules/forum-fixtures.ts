import { Timestamp } from 'firebase/firestore/lite';
import type { Data } from './fixture-data';

const day = (iso: string) => Timestamp.fromDate(new Date(iso));

export const TOPIC_TITLE = 'El oasis de Nahom';

/** A category that holds the topics below. */
export const forumCategory = (changes: Data = {}): Data => ({
  nombre: 'General',
  descripcion: 'Discusiones generales sobre el Libro de Mormón',
  icono: 'bi bi-chat-square-text',
  color: '#3498db',
  orden: 0,
  fechaCreacion: day('2024-01-01'),
  fechaActualizacion: day('2024-01-01'),
  temaCount: 5,
  mensajeCount: 9,
  ultimoTema: null,
  ultimoMensaje: null,
  creadoPor: 'uid-administrador',
  ...changes,
});

const signed = (autor: string): Data => ({
  autorId: `uid-${autor}`,
  autorNombre: `Nombre de ${autor}`,
  autorAvatar: '/img/avatar-default.png',
  autorRol: 'usuario',
  fechaCreacion: day('2024-02-01'),
  fechaActualizacion: day('2024-02-01'),
  fechaEdicion: null,
  editado: false,
  likes: 1,
  usuariosLike: ['uid-editor'],
  reportes: 0,
});

/** A topic of `uid-usuario` unless said. */
export const topic = (changes: Data = {}, autor = 'usuario'): Data => ({
  ...signed(autor),
  titulo: TOPIC_TITLE,
  contenido: '¿Qué opinan de las inscripciones de Marib?',
  categoriaId: 'general',
  estado: 'abierto',
  vistas: 7,
  respuestas: 2,
  ultimaRespuesta: {
    id: 'segunda',
    autorId: 'uid-otro',
    fechaCreacion: day('2024-02-01'),
    contenidoResumen: 'Buena pregunta.',
  },
  ultimoUsuario: 'uid-otro',
  participantes: [`uid-${autor}`, 'uid-otro'],
  tags: ['nahom'],
  destacado: false,
  anclado: false,
  respuestaAceptadaId: null,
  borrando: false,
  ultimoNumero: 2,
  ...changes,
});

/** A reply of `uid-otro` in the open topic unless said. */
export const reply = (changes: Data = {}, autor = 'otro'): Data => ({
  ...signed(autor),
  contenido: 'Buena pregunta.',
  temaId: 'abierto',
  respuestaAceptada: false,
  citaId: null,
  oculta: false,
  numero: 1,
  ...changes,
});

export const entry = (tipo: 'tema' | 'respuesta', itemId: string, changes: Data = {}): Data => ({
  tipo,
  itemId,
  temaId: tipo === 'tema' ? itemId : 'abierto',
  categoriaId: tipo === 'tema' ? 'general' : null,
  titulo: TOPIC_TITLE,
  texto: tipo === 'tema' ? '¿Qué opinan de las inscripciones de Marib? #nahom' : 'Buena pregunta.',
  autorId: tipo === 'tema' ? 'uid-usuario' : 'uid-otro',
  autorNombre: tipo === 'tema' ? 'Nombre de usuario' : 'Nombre de otro',
  fecha: day('2024-02-01'),
  estado: 'abierto',
  palabras: ['oas', 'oasis'],
  oculta: false,
  ...changes,
});

export const report = (changes: Data = {}): Data => ({
  tipo: 'respuesta',
  itemId: 'denunciada',
  temaId: 'abierto',
  titulo: TOPIC_TITLE,
  autorId: 'uid-otro',
  reportadorId: 'uid-usuario',
  reportadorNombre: 'Nombre de usuario',
  reportadorNuevo: false,
  motivo: 'Es publicidad',
  fechaReporte: day('2024-02-02'),
  estado: 'pendiente',
  moderadorId: null,
  fechaRevision: null,
  accionTomada: null,
  comentarioModerador: null,
  ...changes,
});

export const notice = (changes: Data = {}): Data => ({
  tipo: 'nueva_respuesta',
  titulo: TOPIC_TITLE,
  mensaje: 'Nombre de otro',
  temaId: 'abierto',
  respuestaId: 'primera',
  autorId: 'uid-otro',
  moderadorId: null,
  reporteId: null,
  fecha: day('2024-02-02'),
  leida: false,
  cuenta: 1,
  ...changes,
});

/** `primera` and `segunda` are of otro, `suya` of usuario, `oculta` a hidden one of usuario, `ausente` of who is gone. */
export const FORUM: Readonly<Record<string, Data>> = {
  'foro_categorias/general': forumCategory(),
  'foro_categorias/vacia': forumCategory({ nombre: 'Vacía', temaCount: 0, mensajeCount: 0 }),
  'foro_temas/abierto': topic(),
  'foro_temas/cerrado': topic({ estado: 'cerrado' }),
  'foro_temas/resuelto': topic({ estado: 'resuelto', respuestaAceptadaId: 'aceptada' }),
  'foro_temas/ajeno': topic({}, 'otro'),
  'foro_temas/huerfano': topic({}, 'ausente'),
  'foro_temas/denunciado': topic({ estado: 'cerrado', cerradoPorReportes: 'resuelto', reportes: 5 }, 'otro'),
  'foro_temas/yendose': topic({ estado: 'archivado', borrando: true, categoriaId: '' }),
  'foro_respuestas/primera': reply(),
  'foro_respuestas/segunda': reply({ numero: 2 }),
  'foro_respuestas/suya': reply({ numero: 3 }, 'usuario'),
  'foro_respuestas/oculta': reply({ numero: 4, oculta: true }, 'usuario'),
  'foro_respuestas/ausente': reply({ numero: 5 }, 'ausente'),
  'foro_respuestas/aceptada': reply({ temaId: 'resuelto', respuestaAceptada: true }),
  'foro_respuestas/denunciada': reply({ numero: 6, reportes: 1 }),
  'foro_respuestas/tapada': reply({ numero: 7, reportes: 5, oculta: true, ocultaPorReportes: true }),
  'foro_respuestas/otrolado': reply({ temaId: 'ajeno' }, 'usuario'),
  'foro_respuestas/yendose': reply({ temaId: 'yendose' }),
  'foro_indice/tema_abierto': entry('tema', 'abierto'),
  'foro_indice/respuesta_primera': entry('respuesta', 'primera'),
  'foro_indice/respuesta_oculta': entry('respuesta', 'oculta', {
    oculta: true,
    autorId: 'uid-usuario',
    autorNombre: 'Nombre de usuario',
  }),
  'foro_indice/respuesta_yendose': entry('respuesta', 'yendose', { temaId: 'yendose' }),
  'foro_indice/respuesta_perdida': entry('respuesta', 'perdida'),
  'foro_reportes/respuesta_denunciada_uid-usuario': report(),
  'foro_reportes/respuesta_tapada_uid-usuario': report({ itemId: 'tapada' }),
  'foro_reportes/tema_denunciado_uid-usuario': report({
    tipo: 'tema',
    itemId: 'denunciado',
    temaId: 'denunciado',
  }),
  'foro_reportes/respuesta_denunciada_uid-editor': report({
    reportadorId: 'uid-editor',
    estado: 'descartado',
  }),
  'foro_moderacion/linea': {
    accion: 'nota',
    moderadorId: 'uid-moderador',
    moderadorNombre: 'Nombre de moderador',
    tipo: 'miembro',
    objetivoId: 'uid-usuario',
    titulo: 'Nombre de usuario',
    autorId: 'uid-usuario',
    motivo: 'Publica anuncios',
    reporteId: null,
    fecha: day('2024-02-03'),
  },
  'foro_estadisticas/resumen': {
    fechaActualizacion: day('2024-03-01'),
    totalCategorias: 2,
    totalTemas: 5,
    totalRespuestas: 9,
    usuariosActivos: 3,
  },
  'usuarios/uid-usuario/notificaciones/nueva_respuesta_primera': notice(),
};
