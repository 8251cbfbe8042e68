/** Notices of the forum: `usuarios/{uid}/notificaciones/{id}` (spec 2, section 3). */
export const NOTICE_TYPES = [
  'nueva_respuesta',
  'respuesta_aceptada',
  'respuesta_oculta',
  'respuesta_publicada',
  'like_tema',
  'like_respuesta',
  'mencion',
  'tema_cerrado',
  'reporte_procesado',
] as const;
export type NoticeType = (typeof NOTICE_TYPES)[number];

/** The section of /editar-perfil where the types are chosen. */
export const NOTICE_CHOICE_ID = 'notificaciones';

/** Which types somebody wants; one that is not named is wanted. */
export type NoticeChoice = Readonly<Partial<Record<NoticeType, boolean>>>;

/** The types that are wanted, in their order. */
export function wantedTypes(choice: NoticeChoice): NoticeType[] {
  return NOTICE_TYPES.filter((type) => choice[type] !== false);
}
