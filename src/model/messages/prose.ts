/** The text of articles and of the forum's messages, as readers see it. Apart from both: each loads only its own besides. */
export const prose = {
  anchorTo: (texto: string) => `Enlace a la sección ${texto}`,
  tableLabel: 'Tabla',
  sectionMark: '#',
  footnotes: 'Notas',
  backToText: 'Volver al texto',
  done: 'Hecho',
  pending: 'Pendiente',
  imageMissing: 'La imagen no está disponible',
} as const;
