import type { Topic } from '@/model/forum/topic';

/** A topic as the screens get it. */
export function topicOf(over: Partial<Topic> = {}): Topic {
  const time = new Date(2026, 0, 1);
  return {
    id: 'tema',
    titulo: 'El oasis de Nahom',
    contenido: 'Texto',
    categoriaId: 'general',
    autorId: 'ana',
    autorNombre: 'Ana',
    autorAvatar: '/img/avatar-default.png',
    autorRol: 'usuario',
    fechaCreacion: time,
    fechaActualizacion: time,
    fechaEdicion: null,
    editado: false,
    estado: 'abierto',
    vistas: 0,
    vistasContadas: 0,
    respuestas: 0,
    ultimaRespuestaId: null,
    participantes: ['ana'],
    tags: [],
    destacado: false,
    anclado: false,
    likes: 0,
    usuariosLike: [],
    reportes: 0,
    respuestaAceptadaId: null,
    ultimoNumero: 0,
    borrando: false,
    ...over,
  };
}
