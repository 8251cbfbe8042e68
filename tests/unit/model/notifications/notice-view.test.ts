import { describe, expect, it } from 'vitest';
import { type Notice, type ReportNotice, seenOnTopic } from '@/model/notifications/notice';
import { noticeHref, noticeSentence, unreadLabel } from '@/model/notifications/notice-view';
import { NOTICE_TYPES, wantedTypes } from '@/model/users/notice-choice';
import { defaultPermissions } from '@/model/users/permissions/role-permissions';
import type { Role } from '@/model/users/roles';

function notice(over: Partial<Notice> = {}): Notice {
  return {
    id: 'n1',
    tipo: 'nueva_respuesta',
    titulo: 'El oasis de Nahom',
    mensaje: 'Luis',
    temaId: 't1',
    respuestaId: 'r1',
    autorId: 'luis',
    fecha: new Date(0),
    leida: false,
    cuenta: 1,
    reporte: null,
    ...over,
  };
}

const reported = (reporte: Partial<ReportNotice> = {}, over: Partial<Notice> = {}) =>
  notice({
    tipo: 'reporte_procesado',
    reporte: { clase: 'respuesta', accion: null, comentario: null, advertencia: false, ...reporte },
    ...over,
  });

const member = (rol: Role) =>
  ({ uid: 'ana', rol, estado: 'activo', permisos: defaultPermissions(rol) }) as const;

describe('what a notice says', () => {
  it.each([
    ['nueva_respuesta', 'Luis respondió a tu tema «El oasis de Nahom»'],
    ['respuesta_aceptada', 'Luis aceptó tu respuesta en «El oasis de Nahom»'],
    ['like_tema', 'A Luis le gusta tu tema «El oasis de Nahom»'],
    ['like_respuesta', 'A Luis le gusta tu respuesta en «El oasis de Nahom»'],
    ['mencion', 'Luis te mencionó en «El oasis de Nahom»'],
    ['tema_cerrado', 'Luis cerró tu tema «El oasis de Nahom»'],
    ['respuesta_oculta', 'Luis ocultó tu respuesta en «El oasis de Nahom»'],
    ['respuesta_publicada', 'Luis revisó y publicó tu respuesta en «El oasis de Nahom»'],
  ] as const)('%s', (tipo, sentence) => {
    expect(noticeSentence(notice({ tipo }))).toBe(sentence);
  });

  it.each([
    [{ accion: null }, 'no encontramos motivo para actuar'],
    [{ accion: 'advertir' }, 'advertimos a quien lo publicó'],
    [{ accion: 'ocultar' }, 'ocultamos el contenido'],
    [{ accion: 'ocultar', clase: 'tema' }, 'cerramos el tema'],
    [{ accion: 'eliminar' }, 'eliminamos el contenido'],
  ] as const)('what came of a report: %o', (reporte, outcome) => {
    expect(noticeSentence(reported(reporte))).toBe(
      `Revisamos tu reporte sobre «El oasis de Nahom»: ${outcome}`,
    );
  });

  it('warns the author of what was reported', () => {
    expect(noticeSentence(reported({ accion: 'advertir', advertencia: true }))).toBe(
      'Luis te advirtió por lo que publicaste en «El oasis de Nahom»',
    );
  });

  it('counts the others who like the same', () => {
    const likes = (cuenta: number) => noticeSentence(notice({ tipo: 'like_respuesta', cuenta }));
    expect(likes(2)).toBe('A Luis y 1 persona más les gusta tu respuesta en «El oasis de Nahom»');
    expect(likes(8)).toBe('A Luis y 7 personas más les gusta tu respuesta en «El oasis de Nahom»');
    expect(likes(0)).toBe('A Luis le gusta tu respuesta en «El oasis de Nahom»');
  });

  it('has words for a name and a title that are missing', () => {
    expect(noticeSentence(notice({ mensaje: ' ', titulo: '' }))).toBe(
      'Alguien respondió a tu tema «Sin título»',
    );
  });
});

describe('what is seen on a topic', () => {
  const shown = new Set(['r1']);

  it('are the unread notices of it, and of the replies that are shown', () => {
    expect(seenOnTopic(notice(), 't1', shown)).toBe(true);
    expect(seenOnTopic(notice({ respuestaId: null }), 't1', new Set())).toBe(true);
    expect(seenOnTopic(notice({ respuestaId: 'r2' }), 't1', shown)).toBe(false);
    expect(seenOnTopic(notice({ temaId: 't2' }), 't1', shown)).toBe(false);
    expect(seenOnTopic(notice({ leida: true }), 't1', shown)).toBe(false);
    expect(seenOnTopic(reported({ clase: 'articulo' }, { respuestaId: null }), 't1', shown)).toBe(false);
  });
});

describe('where a notice leads', () => {
  it('is its reply, or its topic where there is none', () => {
    expect(noticeHref(notice(), null)).toBe('/foro/tema/t1#respuesta-r1');
    expect(noticeHref(notice({ tipo: 'like_tema', respuestaId: null }), null)).toBe('/foro/tema/t1');
  });

  it.each([
    ['usuario', '/foro/tema/t1#respuesta-r1'],
    ['editor', '/foro/tema/t1#respuesta-r1'],
    ['moderador', '/foro/admin/reportes'],
    ['administrador', '/foro/admin/reportes'],
  ] as const)('of a processed report, for a %s, is %s', (rol, href) => {
    expect(noticeHref(reported(), member(rol))).toBe(href);
  });

  it('of a processed report is the content for a moderator who is suspended, or warned', () => {
    expect(noticeHref(reported(), { ...member('moderador'), estado: 'suspendido' })).toContain(
      '/foro/tema/t1',
    );
    expect(noticeHref(reported({ advertencia: true }), member('moderador'))).toContain('/foro/tema/t1');
  });

  it.each(['articulo', 'comentario'] as const)('of a report of a %s is the article', (clase) => {
    const over = { temaId: 'a1', respuestaId: null };
    expect(noticeHref(reported({ clase }, over), member('usuario'))).toBe('/articulo/a1');
  });
});

describe('the number on the bell', () => {
  const many = (unread: number, read = 0) => [
    ...Array.from({ length: unread }, () => notice()),
    ...Array.from({ length: read }, () => notice({ leida: true })),
  ];

  it('counts the unread, says 10+ when all ten are, and nothing for none', () => {
    expect(unreadLabel([])).toBeNull();
    expect(unreadLabel(many(0, 3))).toBeNull();
    expect(unreadLabel(many(9, 1))).toBe('9');
    expect(unreadLabel(many(10))).toBe('10+');
  });
});

describe('the types that are wanted', () => {
  it('are all of them but those turned off', () => {
    expect(wantedTypes({})).toEqual(NOTICE_TYPES);
    expect(wantedTypes({ mencion: false, like_tema: true })).toEqual(
      NOTICE_TYPES.filter((type) => type !== 'mencion'),
    );
  });
});
