import { formatNumber } from '../shared/text/format-number';
import { evidenceSheet } from './evidence';

/** The record of an evidence in the editor. */
export const evidenceForm = {
  help: 'Resume de qué trata la evidencia para quien llega con prisa. Se ve al comienzo del artículo, y su estado en las tarjetas y en los filtros de la biblioteca.',
  add: 'Añadir la ficha',
  edit: 'Editar la ficha',
  close: 'Cerrar la ficha',
  remove: 'Quitar la ficha',
  removed: 'Ficha quitada. Al guardar, el artículo queda sin ella.',
  fields: evidenceSheet.fields,
  hints: {
    afirmacion: 'Una sola frase: qué se sostiene.',
    hallazgo: 'Qué se encontró u observó, y quién lo publicó.',
    lugar: 'Como «Marib, Yemen».',
    datacion: 'Como «siglos VII–VI a. C.».',
    pasajes: 'Como «1 Nefi 16:34; Alma 36».',
    objeciones: 'Las mejores razones en contra, dichas con justicia.',
  },
  stateHint: 'Es una palabra y no una nota: elige «Discutido» si hay dudas.',
  claimRequired: 'Escribe la afirmación de la ficha, o quita la ficha',
  tooLong: (campo: string, max: number) =>
    `En la ficha, «${campo}» no puede superar los ${formatNumber(max)} caracteres`,
} as const;
