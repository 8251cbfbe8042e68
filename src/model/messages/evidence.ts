/** How an evidence stands, on cards and in filters. */
export const evidence = {
  estados: { documentado: 'Documentado', discutido: 'Discutido', refutado: 'Refutado' },
  /** Before the word on a card, for who does not see where it stands. */
  stateOf: 'Evidencia: ',
} as const;

/** The record of an evidence (`ficha`) on its article. */
export const evidenceSheet = {
  title: 'Ficha de la evidencia',
  fields: {
    afirmacion: 'Afirmación',
    hallazgo: 'Hallazgo',
    lugar: 'Lugar',
    datacion: 'Datación',
    pasajes: 'Pasajes',
    objeciones: 'Objeciones',
    estado: 'Estado',
  },
  /** What each state says, so that nobody takes it for a mark. */
  meanings: {
    documentado: 'Los hechos están publicados y se aceptan; lo que significan puede discutirse.',
    discutido: 'Hay razones serias a favor y en contra.',
    refutado: 'Lo que se sabe hoy lo contradice.',
  },
} as const;
