import { parseTopic, type Topic } from '@/model/forum/topic';

/** A topic as the screens get it: what is not said is as a new one has it. */
export function topicOf(over: Partial<Topic> = {}): Topic {
  const time = new Date(2026, 0, 1);
  const stored = {
    titulo: 'El oasis de Nahom',
    contenido: 'Texto',
    categoriaId: 'general',
    autorId: 'ana',
    autorNombre: 'Ana',
    fechaCreacion: time.getTime(),
    fechaActualizacion: time.getTime(),
    estado: 'abierto',
    participantes: ['ana'],
  };
  return { ...parseTopic('tema', stored), ...over };
}
